// Screenshots of the main screens in all sizes, themes and languages, to be looked at: `SHOTS=folder node looks.mjs`.
import { launch } from './browser.mjs';
import { Server } from './server.mjs';

const SIZES = [[360, 740], [768, 1024], [1280, 800], [1920, 1080]];
const folder = process.env.SHOTS ?? 'looks';
const server = await Server.start();
const browser = await launch();
const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'sotc' } }, gm: 'Jana', title: '', lang: 'de' });
const place = { table: made.table, token: made.gm, role: 'gm', title: 'Nachts am Speicherkai', join: made.join, watch: made.watch };
const [id] = await server.ids(made.gm);
const say = (line) => server.do(made.gm, { say: line });
await server.do(made.gm, { house: { handout: { title: 'Der Frachtbrief', text: 'Drei Kisten, kein Absender.', shown: true } } });
await say('turn to Die Rote Witwe').catch(() => {});
const only = process.argv.slice(2);
let wrong = 0;
for (const lang of ['de', 'en']) {
  for (const colorScheme of ['light', 'dark']) {
    const context = await browser.newContext({ colorScheme, locale: lang, reducedMotion: 'reduce' });
    await context.addInitScript(([lang, place]) => {
      localStorage.setItem('schwung.lang', lang);
      localStorage.setItem('schwung.places', JSON.stringify([place]));
    }, [lang, place]);
    const page = await context.newPage();
    const screens = { start: '/', table: `/t/${made.table}`, settings: `/t/${made.table}/settings`, mine: `/t/${made.table}/settings?page=mine`, switches: `/t/${made.table}/settings?page=switches`, watch: `/t/${made.table}/watch`, sheet: `/t/${made.table}/sheet/${id}`, prep: `/t/${made.table}/prep`, log: `/t/${made.table}/log`, lobby: `/t/${made.table}/lobby` };
    for (const [name, path] of Object.entries(screens)) {
      if (only.length > 0 && !only.includes(name)) continue;
      await page.goto(server.base + path);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(350);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) [wrong] = [wrong + 1, console.log(`${name} ${lang} ${colorScheme} ${width}: ${wide} px too wide`)];
        await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}-${lang}.png` });
      }
    }
    await context.close();
  }
}
await browser.close();
await server.stop();
process.exitCode = wrong > 0 ? 1 : 0;
