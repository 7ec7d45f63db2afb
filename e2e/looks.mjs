// Screenshots of every kind of screen in all sizes, themes and languages, to be looked at, with axe on each:
// `SHOTS=folder node looks.mjs [NAME …]`. `SIZES=768` takes one width only.
import { mkdir } from 'node:fs/promises';
import { Person, SHOWN, launch } from './browser.mjs';
import { Server } from './server.mjs';

const HEIGHTS = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };
const sizes = (process.env.SIZES?.split(',') ?? Object.keys(HEIGHTS)).map((width) => [Number(width), HEIGHTS[width]]);
const LANGS = ['de', 'en'];
/** Taps in a maker from its beginning: "new", a name, then "next" at most `most` times. */
const steps = (most) => async (page, look) => {
  await page.locator('.begin .btn.go.big').click();
  const name = page.getByLabel('Name', { exact: true });
  await name.waitFor(SHOWN);
  await name.fill('Jette Lund');
  await page.locator('.examples button').first().click({ timeout: 500 }).catch(() => null);
  for (let n = 1; n <= most; n++) {
    await look(`-${n}`);
    if (n < most) await page.locator('.maker footer .go').click();
    await page.waitForTimeout(250);
  }
};

process.env.SHOTS ??= 'looks';
await mkdir(process.env.SHOTS, { recursive: true });
const [server, browser] = [await Server.start(), await launch()];
const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'sotc' } }, gm: 'Jana', title: '', lang: 'de' });
const place = { table: made.table, token: made.gm, role: 'gm', title: 'Nachts am Speicherkai', join: made.join, watch: made.watch };
const [id] = await server.ids(made.gm);
const say = (line) => server.do(made.gm, { say: line });
await server.do(made.gm, { house: { handout: { title: 'Der Frachtbrief', text: 'Drei Kisten, kein Absender.', shown: true } } });
await say('turn to Die Rote Witwe').catch(() => {});
const { token: shelf } = await server.api('POST', '/api/shelf', undefined, {});
const campaign = await server.api('POST', '/api/shelf/campaigns', shelf, { id: null, version: 0, name: 'Schwarzer Nebel', notes: 'Die Witwe weiß von der Laterne.', key: 'looks-campaign-1' });
await fetch(`${server.base}/api/shelf/campaigns/${campaign.id}/tables`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${shelf}` }, body: JSON.stringify({ token: made.gm }) });

const table = `/t/${made.table}`;
/** Each screen: its address, and the steps before the screenshot. */
const SCREENS = {
  start: ['/'],
  join: [`${table}#${made.join}`],
  table: [table],
  settings: [`${table}/settings`],
  mine: [`${table}/settings?page=mine`],
  questions: [`${table}/settings?page=prompts`],
  switches: [`${table}/settings?page=switches`],
  browser: ['/settings'],
  watch: [`${table}/watch`],
  sheet: [`${table}/sheet/${id}`],
  prep: [`${table}/prep`],
  log: [`${table}/log`],
  lobby: [`${table}/lobby`],
  insight: [`${table}/insight`],
  recap: [`${table}/recap`],
  evening: [`${table}/evening`],
  advance: [`${table}/advance`],
  character: [`${table}/character`],
  help: ['/about'],
  rules: ['/rules'],
  odds: ['/odds'],
  shelf: ['/shelf'],
  campaign: [`/shelf/campaign/${campaign.id}`],
  begin: ['/shelf/new/sotc'],
  'maker-sotc': ['/shelf/new/sotc', steps(8)],
  'maker-zerospace': ['/shelf/new/zerospace', steps(6)],
  'maker-daemmersturm': ['/shelf/new/daemmersturm', steps(6)],
};
const only = process.argv.slice(2);
let wrong = 0;
for (const lang of LANGS) {
  for (const colorScheme of ['light', 'dark']) {
    const person = await Person.sit(browser, `${server.base}/about`, { locale: lang });
    const { page } = person;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const [name, [path, act]] of Object.entries(SCREENS)) {
      if (only.length > 0 && !only.includes(name)) continue;
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await page.evaluate(([lang, shelf, place]) => {
          localStorage.clear();
          localStorage.setItem('schwung.lang', lang);
          localStorage.setItem('schwung.shelf', shelf);
          if (place) localStorage.setItem('schwung.places', JSON.stringify([place]));
        }, [lang, shelf, name === 'join' ? null : place]);
        await page.goto('about:blank');
        await page.goto(server.base + path);
        await page.locator('h1').first().waitFor(SHOWN);
        await page.waitForTimeout(450);
        const look = async (more) => {
          const what = `${name}${more}-${width}-${colorScheme}-${lang}`;
          await person.check(what).catch((error) => ((wrong += 1), console.log(error.message.slice(0, 600))));
          await page.screenshot({ path: `${process.env.SHOTS}/${what}.png` });
        };
        await (act ? act(page, look) : look('')).catch((error) => ((wrong += 1), console.log(`${name} ${lang} ${width}: ${error.message.split('\n')[0]}`)));
      }
    }
    for (const problem of person.problems) [wrong] = [wrong + 1, console.log(problem)];
    await person.context.close();
  }
}
await browser.close();
await server.stop();
console.log(`${wrong} faults`);
process.exitCode = wrong > 0 ? 1 : 0;
