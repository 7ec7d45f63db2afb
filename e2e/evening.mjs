// An evening of a Fate game in the browser: a game master, three players (two phones, one laptop) and a spectator, with axe
// on every screen and a screenshot of each: `SHOTS=folder node evening.mjs [de|en] [sotc|malmsturm|freefate]`. The player at
// the laptop uses the keyboard alone.
import { mkdir } from 'node:fs/promises';
import { Person, SHOWN, launch } from './browser.mjs';
import { Server } from './server.mjs';

const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };
const SIZES = [[360, 740], [768, 1024], [1280, 800], [1920, 1080]];
const TURNS = Number(process.env.TURNS ?? 9);
const SCREENS = ['', '/prep', '/settings', '/settings?page=mine', '/settings?page=switches', '/log', '/sheet', '/lobby', '/evening', '/watch'];
const lang = process.argv[2] ?? 'de';
const book = process.argv[3] ?? 'sotc';
const locale = lang === 'de' ? 'de-DE' : 'en-GB';
const DO = /^(Etwas tun|Do something)$/;
let faults = 0;
let shots = 0;
const fault = (text) => {
  faults += 1;
  console.log(`  ! ${text}`);
};

if (process.env.SHOTS) await mkdir(process.env.SHOTS, { recursive: true });
const [server, browser] = [await Server.start(), await launch()];
const people = [];
const seen = new Set();
const pause = (ms = 400) => new Promise((done) => setTimeout(done, ms));
const gm = () => people[0];
const view = () => server.view(gm().key);
const scene = (it) => it.scene.fate;

/** Looks at a screen: axe, the edges, a picture. */
async function look(person, what) {
  shots += 1;
  const name = `${book}-${lang}-${String(shots).padStart(3, '0')}-${person.name}-${what}`;
  await person.check(name).catch((error) => fault(error.message.slice(0, 500)));
  await person.shot(name);
}

async function all(what) {
  for (const person of people) await look(person, what);
}

/** The game master begins on the start page, the others by her link. */
async function begin() {
  const first = await Person.sit(browser, server.base, { ...LAPTOP, locale });
  people.push(Object.assign(first, { name: 'gm', seat: 0 }));
  await look(first, 'start');
  await first.page.getByLabel(/^(Dein Name|Your name)/).fill('Jana');
  const books = first.page.locator('select').first();
  if (await books.isVisible()) await books.selectOption(book);
  await first.page.getByRole('button', { name: /^(Tisch eröffnen|Open the table|Open table)$/ }).click();
  await first.page.locator('.log li').first().waitFor(SHOWN);
  const [place] = await first.page.evaluate(() => JSON.parse(localStorage.getItem('schwung.places')));
  Object.assign(first, { key: place.token, place });
  const card = await server.api('GET', `/api/card?lang=${lang}`, place.join);
  for (const [n, [name, screen]] of [['Mira', PHONE], ['Jonas', LAPTOP], ['Leyla', PHONE]].entries()) {
    const seat = card.seats[n];
    const person = await Person.sit(browser, `${server.base}/t/${place.table}#${place.join}`, { ...screen, locale });
    Object.assign(person, { name, seat: seat.seat, typist: !person.phone });
    await person.page.getByText(seat.characters[0] ?? seat.name).first().click();
    const field = person.page.getByLabel(/^(Dein Name|Your name)/);
    if (await field.isVisible()) await field.fill(name);
    await look(person, 'join');
    await person.page.getByRole('button', { name: /^(Mitspielen|Play)$/ }).click();
    await person.page.locator('nav button, nav a, .log').first().waitFor(SHOWN);
    person.key = await person.token();
    people.push(person);
  }
  const watch = await Person.sit(browser, `${server.base}/t/${place.table}#${place.watch}`, { ...LAPTOP, locale });
  people.push(Object.assign(watch, { name: 'watch' }));
  await pause();
}

/** Tabs to an element, as people without a mouse do. */
async function tabTo(page, selector) {
  for (let n = 0; n < 120; n++) {
    if (await page.evaluate((it) => document.activeElement?.matches(it) ?? false, selector)) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

/** Gives the proposed answer on the page of the person asked. */
async function answer(question) {
  const person = people.find((it) => it.seat === question.seat) ?? gm();
  const mine = (await server.view(person.key)).waiting?.questions.find((it) => it.id === question.id);
  const { page } = person;
  const { seq } = await view();
  const ex = page.locator(mine ? `.ex[data-question="${mine.id}"]` : '.ex').first();
  await ex.waitFor(SHOWN).catch(() => fault(`${person.name} does not see ${question.kind}`));
  if (!seen.has(question.kind + person.name)) {
    seen.add(question.kind + person.name);
    await pause();
    await look(person, `asked-${question.kind}`);
  }
  const words = ex.locator('textarea, input[id$="-words"], .words').first();
  if (await words.isVisible().catch(() => false)) await words.fill(lang === 'de' ? 'Schnitt über der Braue' : 'Cut above the brow');
  if (person.typist) {
    await page.evaluate(() => document.activeElement?.blur());
    if (!(await ex.locator('.main').first().isEnabled().catch(() => false))) await page.keyboard.press('1');
    await page.keyboard.press('Enter');
  } else {
    const main = ex.locator('button.main').first();
    const direct = ex.locator('button[data-choice]').first();
    if (await main.isVisible().catch(() => false)) {
      if (!(await main.isEnabled())) await ex.locator('.pick').first().click();
      await main.click({ timeout: 4_000 }).catch((error) => fault(`${person.name} cannot answer ${question.kind}: ${error.message.split('\n')[0]}`));
    } else await direct.click({ timeout: 4_000 }).catch(() => null);
  }
  if (await server.settled(gm().key, seq).catch(() => null)) return;
  fault(`${person.name} could not answer ${question.kind}`);
  await look(person, 'stuck');
  await server.do(gm().key, { skip: { question: question.id } }).catch(() => null);
}

async function through() {
  for (let n = 0; n < 40; n++) {
    const { waiting } = await view();
    if (!waiting) return;
    await answer(waiting.questions[0]);
  }
  fault('an action does not end');
}

/** The person whose turn it is takes the action that the page proposes. */
async function turn(n) {
  const now = await view();
  const { conflict, actors } = scene(now);
  if (!conflict) return false;
  const actor = actors.find((it) => it.id === conflict.turn);
  const person = people.find((it) => it.seat === actor?.seat) ?? gm();
  const { page } = person;
  await pause();
  if (person.phone && !(await page.locator('.composer').first().isVisible())) await page.locator('nav button').nth(2).click();
  const open = page.getByRole('button', { name: DO }).first();
  if (!(await page.locator('.composer').first().isVisible()) && (await open.isVisible())) await open.click();
  await page.locator('.composer').first().waitFor(SHOWN).catch(() => fault(`${person.name} has nothing to do`));
  await pause();
  if (n < 6) await look(person, `turn-${n}`);
  if (person.typist) {
    await page.evaluate(() => document.activeElement?.blur());
    if (!(await tabTo(page, '.composer form button.go'))) fault(`${person.name} does not reach the button by keyboard`);
    await page.keyboard.press('Enter');
  } else {
    await page.locator('.composer form button.go').first().click({ timeout: 4_000 }).catch(() => null);
  }
  if (!(await server.settled(gm().key, now.seq).catch(() => null))) await server.do(gm().key, { command: { pass: { by: conflict.turn } } }).catch((error) => fault(error.message));
  await through();
  if (n < 3) {
    await all(`result-${n}`);
    await pause(2_600);
    await all(`after-${n}`);
  }
  return true;
}

/** Other actions of a game master: menu, plus, die, undo, pause, the X-card of a player, a note. */
async function aside() {
  const { page } = gm();
  const phone = people[1];
  await page.keyboard.press('Escape');
  const token = page.locator('.zones [data-token]').first();
  if (await token.isVisible()) {
    await token.focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-menu]').first().waitFor(SHOWN).catch(() => fault('no menu of a counter'));
    await look(gm(), 'menu');
    await page.keyboard.press('Escape');
  }
  await page.locator('.zones [data-add]').first().click();
  await page.locator('form[data-adding]').waitFor(SHOWN);
  await look(gm(), 'adding');
  await page.locator('form[data-adding] input').first().fill(lang === 'de' ? 'Hafenwache' : 'Harbour watch');
  const { seq } = await view();
  await page.keyboard.press('Enter');
  await server.settled(gm().key, seq);
  // The line closes, and the button that opened it has the focus again.
  await page.locator('form[data-adding]').waitFor({ state: 'detached' });
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press('u');
  await page.locator('dialog[open]').waitFor(SHOWN);
  await pause();
  await look(gm(), 'undo');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] input').fill(lang === 'de' ? 'Ida' : 'Ida');
  await pause(900);
  await look(gm(), 'search');
  await page.keyboard.press('Escape');
  await phone.page.locator('nav').getByRole('button', { name: /X-Karte|X-card/i }).first().click();
  await pause();
  await all('x-card');
  await server.do(gm().key, { house: { x_card: false } });
  for (const tab of [0, 1, 2, 3]) {
    await phone.page.locator('nav button').nth(tab).click();
    await pause();
    await look(phone, `tab-${tab}`);
  }
  await phone.page.setViewportSize({ width: 740, height: 360 });
  await pause();
  await look(phone, 'landscape');
  await phone.page.setViewportSize(PHONE);
}

async function screens() {
  const { page, place } = gm();
  const [ida] = await server.ids(place.token);
  for (const path of SCREENS) {
    await page.goto(`${server.base}/t/${place.table}${path === '/sheet' ? `/sheet/${ida}` : path}`);
    await page.locator('h1').first().waitFor(SHOWN);
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await pause();
        await look(gm(), `screen${path.replace(/\W/g, '-')}-${colorScheme}-${width}`);
      }
    }
  }
}

try {
  await begin();
  await all('begin');
  await through();
  for (let n = 0; n < TURNS; n++) if (!(await turn(n))) break;
  await aside();
  await screens();
  for (const person of people) for (const problem of person.problems) fault(`${person.name}: ${problem}`);
} catch (error) {
  fault(error.stack);
  for (const person of people) await person.shot(`${book}-${lang}-failed-${person.name}`);
} finally {
  await browser.close();
  await server.stop();
}
console.log(`${book} ${lang}: ${shots} screens, ${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;
