// How long it takes on a slow phone until one can play: from opening the table of a running fight, with nothing cached,
// until its scene and the ways to act are there. A measurement, not a test: `cargo xtask phone`.
import { Person, launch } from './browser.mjs';
import { Server } from './server.mjs';

const TIMES = Number(process.argv[2] ?? 9);
/** What people measure slow phones by: a mobile network with 150 ms of delay and 1.6 Mbit/s, a processor four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 };
const SLOWER = 4;
const TARGET_MS = 1_500;

const [server, browser] = [await Server.start(), await launch()];
try {
  const gm = await Person.sit(browser, server.base);
  await gm.page.getByLabel('Dein Name').fill('Jana');
  await gm.page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await gm.see('Nachts am Speicherkai');
  const [place] = await gm.page.evaluate(() => JSON.parse(localStorage.getItem('schwung.places')));
  const ida = await Person.sit(browser, `${server.base}/t/${place.table}#${place.join}`, { width: 360, height: 740 });
  await ida.page.getByText('Ida').first().click();
  await ida.page.getByRole('button', { name: 'Mitspielen' }).click();
  await ida.see(/Nebel, so dick/);
  const kept = await ida.context.storageState();
  await ida.context.close();

  const times = [];
  for (let n = 0; n < TIMES; n++) times.push(await opened(kept, place.table));
  times.sort((a, b) => a.playable - b.playable);
  const half = times[Math.floor(times.length / 2)];
  const [least, most] = [times[0], times[times.length - 1]];
  console.log(`playable on a slow phone (${times.length} times, nothing cached, 150 ms and 1.6 Mbit/s, processor ${SLOWER} times slower)`);
  console.log(`  half ${half.playable} ms   least ${least.playable} ms   most ${most.playable} ms   first paint ${half.paint} ms   ${half.kilobytes} kB`);
  console.log(`      target: ${TARGET_MS} ms: ${half.playable <= TARGET_MS ? 'reached' : 'not reached'}`);
} finally {
  await browser.close();
  await server.stop();
}

/** One visit of somebody who sits there already: until the scene and what one can do are on the screen. */
async function opened(storageState, table) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'de-DE', storageState });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  let bytes = 0;
  session.on('Network.loadingFinished', (it) => (bytes += it.encodedDataLength));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const there = document.body?.textContent.includes('Nebel, so dick') && document.querySelector('nav button, nav a');
      if (there) globalThis.playable ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${server.base}/t/${table}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.playable > 0, null, { timeout: 30_000, polling: 50 });
  const [playable, paint] = await page.evaluate(() => [
    Math.round(globalThis.playable),
    Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
  ]);
  await context.close();
  return { playable, paint, kilobytes: Math.round(bytes / 1024) };
}
