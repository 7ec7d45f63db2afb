// Measures the time until a slow phone is ready to play: from opening the table of a running fight with an empty cache until
// its scene and the available actions are shown. A measurement, not a test: `cargo xtask phone [TIMES] [--trace]`, which with
// `--trace` also prints when each file was requested and received, and what blocked the page.
import { Person, launch } from './browser.mjs';
import { Server } from './server.mjs';

const words = process.argv.slice(2);
const TIMES = Number(words.find((it) => /^\d+$/.test(it)) ?? 9);
const TRACE = words.includes('--trace');
/**
 * The usual simulation of a slow phone: a network with 150 ms latency and 1.6 Mbit/s, and a CPU slowed down four times.
 */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 };
const SLOWER = 4;
const TARGET_MS = 1_500;
/** Timeout of a visit in milliseconds. */
const PATIENCE_MS = 30_000;

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
  if (TRACE) tell(times.at(-1));
  times.sort((a, b) => a.playable - b.playable);
  const half = times[Math.floor(times.length / 2)];
  const [least, most] = [times[0], times[times.length - 1]];
  console.log(`playable on a slow phone (${times.length} times, nothing cached, 150 ms and 1.6 Mbit/s, processor ${SLOWER} times slower)`);
  console.log(`  half ${half.playable} ms   least ${least.playable} ms   most ${most.playable} ms   ${half.kilobytes} kB in ${half.files} files until then`);
  console.log(`      of that visit: first paint ${half.paint} ms   playable ${half.playable} ms   seen ${half.seen} ms   connected ${half.connected} ms`);
  console.log(`      target: ${TARGET_MS} ms: ${half.playable <= TARGET_MS ? 'reached' : 'not reached'}`);
} finally {
  await browser.close();
  await server.stop();
}

/** One visit to a known seat, until the scene and the actions are visible. */
async function opened(storageState, table) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'de-DE', storageState });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Runtime.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const visit = { lines: [], kilobytes: 0, files: 0 };
  const connected = follow(session, visit);
  // The page reports when it is ready, since polling would slow it down.
  const playable = called(session, 'isPlayable');
  await session.send('Runtime.addBinding', { name: 'isPlayable' });
  await page.addInitScript(watch);
  await page.goto(`${server.base}/t/${table}`, { waitUntil: 'commit' });
  Object.assign(visit, JSON.parse(await inTime(playable, 'playable')));
  visit.connected = await inTime(connected, 'connected');
  await context.close();
  return visit;
}

/** Runs in the page: reports when the scene with its actions has been painted. */
function watch() {
  const longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((it) => [it.startTime, it.duration].map(Math.round)))).observe({ type: 'longtask', buffered: true });
  const observer = new MutationObserver(() => {
    if (!document.querySelector('nav button, nav a') || !document.body.textContent.includes('Nebel, so dick')) return;
    observer.disconnect();
    const playable = performance.now();
    requestAnimationFrame(() => setTimeout(() => {
      const seen = performance.now();
      new PerformanceObserver((list, paints) => {
        const [first] = list.getEntriesByName('first-contentful-paint');
        if (!first) return;
        paints.disconnect();
        const [a, b, c] = [playable, seen, first.startTime].map(Math.round);
        globalThis.isPlayable(JSON.stringify({ playable: a, seen: b, paint: c, longTasks }));
      }).observe({ type: 'paint', buffered: true });
    }));
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Records requests and responses until one can play; resolves with the time of the first socket message. */
function follow(session, visit) {
  const names = new Map();
  let began = 0;
  const at = (event) => Math.round((event.timestamp - began) * 1000);
  const note = (event, text) => visit.lines.push([at(event), text]);
  const isOver = () => visit.playable !== undefined;
  session.on('Network.requestWillBeSent', (it) => {
    began ||= it.timestamp;
    names.set(it.requestId, new URL(it.request.url).pathname);
    note(it, `asked for ${names.get(it.requestId)}`);
  });
  session.on('Network.loadingFinished', (it) => {
    note(it, `came     ${names.get(it.requestId)} (${(it.encodedDataLength / 1024).toFixed(1)} kB)`);
    if (isOver()) return;
    visit.kilobytes = Math.round((visit.bytes = (visit.bytes ?? 0) + it.encodedDataLength) / 1024);
    visit.files += 1;
  });
  return new Promise((done) => {
    session.on('Network.webSocketFrameReceived', (it) => {
      note(it, `heard on the socket (${(it.response.payloadData.length / 1024).toFixed(1)} kB)`);
      done(at(it));
    });
  });
}

/** Resolves with the argument of the page's call to the binding `name`. */
function called(session, name) {
  return new Promise((done) => session.on('Runtime.bindingCalled', (it) => it.name === name && done(it.payload)));
}

async function inTime(promise, what) {
  let timer;
  const late = new Promise((_, fail) => (timer = setTimeout(() => fail(new Error(`not ${what} in ${PATIENCE_MS} ms`)), PATIENCE_MS)));
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Prints the timeline of a visit. */
function tell(visit) {
  const tasks = visit.longTasks.map(([from, long]) => [from, `busy for ${long} ms`]);
  const seen = [[visit.paint, 'first paint'], [visit.playable, 'PLAYABLE'], [visit.seen, 'seen']];
  for (const [when, what] of [...visit.lines, ...tasks, ...seen].sort((a, b) => a[0] - b[0])) console.log(`${String(when).padStart(6)} ms  ${what}`);
}
