// Every form of an action has room: on a desktop of 1280 by 800 pixels without scrolling, on a phone of 360 by 740 with at
// most one screenful.
import assert from 'node:assert/strict';
import { Person, SHOWN, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
/** Who acts, in each demo. */
const BOOKS = { sotc: 'Die Rote Witwe', malmsturm: 'Vogt Harsk', freefate: 'Die Kuratorin', zerospace: 'Kapitän Skarn', daemmersturm: 'Der Krähenvogt' };
/** The fewest forms that are looked at. */
const FEWEST = 4;

/** Gives a character the turn. */
async function turn(key, name) {
  const scene = Object.values((await server.view(key)).scene)[0];
  const who = (scene.actors ?? scene.people).find((it) => it.name === name).id;
  if (scene.round) return server.does(key, { set: { turn: { who } } });
  if (scene.combat || scene.people) return server.do(key, { command: { turn: { take_turn: { by: who } } } }).catch(() => null);
  return server.do(key, { say: `turn to ${name}` });
}

/** How far the form ends below what is seen of it at first, and how much is seen at once. */
function beyond() {
  const card = document.querySelector('.composer');
  const column = innerWidth > 720 ? card.closest('main, aside') : document.documentElement;
  const isPage = column === document.documentElement;
  const seen = isPage ? innerHeight - (document.querySelector('nav')?.offsetHeight ?? 0) : column.clientHeight;
  const top = isPage ? -scrollY : column.getBoundingClientRect().top - column.scrollTop;
  return { over: Math.round(card.getBoundingClientRect().bottom - top - seen), seen };
}

for (const [book, name] of Object.entries(BOOKS)) {
  test(`${book}: every form of an action has room`, async () => {
    const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: book } }, gm: 'Jana', title: '', lang: 'de' });
    await turn(made.gm, name);
    for (const screen of [DESKTOP, PHONE]) {
      const gm = await Person.sit(browser, `${server.base}/about`, { ...screen });
      const { page } = gm;
      // Forms without fields act at once.
      const plain = new Set();
      page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => {
        for (const it of JSON.parse(String(payload)).reply?.with?.forms ?? []) if (it.fields.length === 0) plain.add(it.label);
      }));
      await page.evaluate((place) => localStorage.setItem('schwung.places', JSON.stringify([place])), { table: made.table, token: made.gm, role: 'gm', title: 'Abend', join: made.join, watch: made.watch });
      await page.goto(`${server.base}/t/${made.table}`);
      await page.locator('nav button, .log').first().waitFor(SHOWN);
      if (gm.phone) await page.locator('nav button').nth(2).click();
      const composer = page.locator('.composer').first();
      const open = page.getByRole('button', { name: 'Etwas tun' });
      await composer.or(open).first().waitFor(SHOWN);
      if (!(await composer.isVisible())) await open.click();
      const more = composer.locator('.tile[aria-expanded]').or(composer.getByRole('button', { name: 'Etwas anderes' }));
      const forms = composer.locator('.forms').first().locator('li > button');
      const list = async () => {
        await more.or(forms.first()).first().waitFor(SHOWN);
        if (!(await forms.first().isVisible())) await more.first().click();
        await forms.first().waitFor(SHOWN);
      };
      await list();
      const labels = (await forms.allInnerTexts()).filter((it) => !plain.has(it));
      assert.ok(labels.length >= FEWEST, `only ${labels}`);
      for (const label of labels) {
        await list();
        await forms.getByText(label, { exact: true }).first().click();
        await composer.locator('button.go').first().waitFor(SHOWN);
        const { over, seen } = await page.evaluate(beyond);
        const most = gm.phone ? seen : 0;
        if (over > most) await gm.shot(`fits-${book}-${screen.width}`);
        assert.ok(over <= most, `${label} at ${screen.width}: ${over} px below, at most ${most}`);
      }
      assert.deepEqual(gm.problems, []);
      await page.close();
    }
  });
}
