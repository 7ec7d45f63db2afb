// Two evenings of one group, a week apart: four people with phones make characters from nothing, play a fight, end the evening,
// and come back on another device: `SHOTS=folder node weeks.mjs [de|en] [system …]`. All other dice and answers are the
// proposed ones.
import { mkdir } from 'node:fs/promises';
import { Person, SHOWN, launch } from './browser.mjs';
import { Server } from './server.mjs';

const PHONE = { width: 360, height: 740 };
const TURNS = Number(process.env.TURNS ?? 8);
const lang = process.argv[2] ?? 'de';
const wanted = process.argv.slice(3);
const locale = lang === 'de' ? 'de-DE' : 'en-GB';
const w = (de, en) => (lang === 'de' ? de : en);
const exactly = (de, en) => new RegExp(`^(${w(de, en)})$`);
let faults = 0;
const fault = (text) => {
  faults += 1;
  console.log(`  ! ${text}`);
};

const VILLAIN_NAME = 'Käpt’n Grimm';
const VILLAIN = {
  fate: `[[character]]
name = "Käpt’n Grimm"
side = "opponents"
aspects = ["Kein Herz, nur Haken"]
fate = 3
`,
  zerospace: '[[character]]\nname = "Käpt’n Grimm"\nside = "opponents"\n',
  daemmersturm: '[[character]]\nname = "Käpt’n Grimm"\nside = "opponents"\n',
};

/** Effects that occur in the fight in any case. */
const HURT = {
  fate: [['set Mira Sturm box 1 of health marked', 'set Ole Sturm box 2 of health marked', 'set Mira Sturm fate 1']],
  zerospace: [['set Mira Sturm lost 3', 'set Ole Sturm blinded']],
  daemmersturm: [['each of Mira Sturm, Ole Sturm lose 4']],
};

/** The steps of the three ways to a character, on a phone; each ends at the table. */
const WAYS = {
  async steps(evening, person) {
    const { page } = person;
    const tap = (de, en) => page.getByRole('button', { name: exactly(de, en) }).first().click();
    const next = () => tap('Weiter', 'Next');
    await page.getByRole('button', { name: new RegExp(`^${w('Neue Figur', 'New character')}`) }).first().click();
    await page.getByLabel(exactly('Name', 'Name')).first().fill(person.as);
    for (let n = 0; n < 14; n++) {
      const example = page.locator('.examples button').first();
      if (await example.isVisible().catch(() => false)) await example.click();
      const fill = page.getByRole('button', { name: exactly('Rest füllen', 'Fill the rest') }).first();
      if (await fill.isVisible().catch(() => false)) await fill.click();
      const more = page.getByRole('button', { name: new RegExp(`: ${w('mehr', 'more')}$`) });
      const skills = page.locator('.grid button');
      if ((await more.count()) > 0) for (let at = 0; at < 3; at++) await more.nth(at % (await more.count())).click().catch(() => null);
      else if ((await skills.count()) > 0 && evening.book === 'zerospace') for (const at of [0, 2, 4, 6]) await skills.nth(at).click().catch(() => null);
      await evening.look(person, `step-${n}`);
      if (await page.getByRole('button', { name: exactly('Mitspielen', 'Play') }).first().isVisible().catch(() => false)) break;
      await next();
      await evening.settle();
    }
    await tap('Mitspielen', 'Play');
  },
  async ready(evening, person) {
    const { page } = person;
    const ready = page.locator('section.card li button');
    await ready.nth(person.nth ?? 0).click();
    await evening.look(person, 'ready');
    const change = page.getByRole('button', { name: exactly('Erst ändern', 'Change it first') }).first();
    if (person.changes) {
      await change.click();
      await page.getByLabel(exactly('Name', 'Name')).first().fill(person.as);
      await page.getByRole('button', { name: exactly('Weiter', 'Next') }).first().click();
      await page.getByRole('button', { name: exactly('Zum Schluss', 'To the end') }).first().click();
    }
    await page.getByRole('button', { name: exactly('Mitspielen', 'Play') }).first().click();
  },
  async text(evening, person) {
    const { page } = person;
    await page.getByText(w('Aus einer Datei oder einem Text', 'From a file or a text')).first().click();
    await page.getByLabel(w('oder ihr Text', 'or paste its text')).first().fill(evening.text(person.as));
    await page.getByRole('button', { name: exactly('Ansehen', 'Look at it') }).first().click();
    await evening.settle();
    await evening.look(person, 'text');
    await page.getByRole('button', { name: exactly('Mitspielen', 'Play') }).first().click();
  },
};

class Weeks {
  constructor(book, server, browser) {
    Object.assign(this, { book, server, browser, people: [], shots: 0 });
    this.engine = ['zerospace', 'daemmersturm'].includes(book) ? book : 'fate';
  }

  settle = (ms = 400) => new Promise((done) => setTimeout(done, ms));
  view = () => this.server.view(this.key);
  scene = (view) => Object.values(view.scene)[0];
  folk = (view) => this.scene(view).people ?? this.scene(view).actors;

  text(name) {
    if (this.engine === 'daemmersturm') return `${name} – N=20+2|14, F=20+0|12, Z=20-1|10 LP 20 Nachsetzen`;
    const skills = this.engine === 'fate' ? w('Gut (+3): Nahkampf\nOrdentlich (+2): Athletik, Wahrnehmung', 'Good (+3): Weapons\nFair (+2): Athletics, Alertness') : w('Kraft 3, Geschick 4, Wille 2', 'Strength 3, Agility 4, Will 2');
    return `${name}\n${w('Aspekte', 'Aspects')}: ${w('Immer zu spät', 'Always late')}\n${skills}\n`;
  }

  async look(person, what) {
    this.shots += 1;
    const name = `${this.book}-${lang}-${String(this.shots).padStart(3, '0')}-${person.name}-${what}`;
    await person.check(name).catch((error) => fault(error.message.slice(0, 400)));
    await person.shot(name);
  }

  async all(what) {
    for (const person of this.people) await this.look(person, what);
  }

  async open() {
    const made = await this.server.api('POST', '/api/tables', undefined, { start: { empty: { system: this.book } }, gm: 'Jana', title: w('Erster Abend', 'First evening'), lang });
    Object.assign(this, { made, key: made.gm });
    const gm = await Person.sit(this.browser, `${this.server.base}/t/${made.table}#${made.gm}`, { locale });
    this.people.push(Object.assign(gm, { name: 'gm', key: made.gm, seat: 0 }));
  }

  async player(name, way, more = {}) {
    const person = await Person.sit(this.browser, `${this.server.base}/t/${this.made.table}#${this.made.join}`, { ...PHONE, locale });
    Object.assign(person, { name, as: `${name} Sturm`, ...more });
    await person.page.getByLabel(/^(Dein Name|Your name)/).fill(name);
    await person.page.getByRole('button', { name: /^(Mitspielen|Play)$/ }).click();
    await person.page.getByText(/Wen spielst du|Who do you play/).first().waitFor(SHOWN);
    await this.look(person, 'whom');
    await WAYS[way](this, person);
    await person.page.waitForURL(/\/t\/[^/]+$/).catch(() => fault(`${name} does not come to the table (${way})`));
    await this.settle();
    Object.assign(person, { key: await person.token() });
    const own = await this.server.view(person.key);
    person.seat = own.house.seats.find((it) => it.mine)?.seat;
    // Ids are others at each table.
    const actor = own.house.seats.find((it) => it.mine)?.actors[0];
    person.plays = this.folk(own).find((it) => it.id === actor)?.name;
    if (!person.plays) fault(`${name} plays nobody (${way})`);
    this.people.push(person);
    await this.look(person, 'at-the-table');
  }

  say = (line) => this.server.do(this.key, { say: line });

  async turn(n) {
    const now = await this.view();
    const views = await Promise.all(this.people.map(async (it) => [it, (await this.server.view(it.key)).my_move]));
    const person = (views.find(([it, mine]) => mine && it.seat > 0) ?? views[0])[0];
    const { page } = person;
    await this.settle();
    const composer = page.locator('.composer').first();
    if (person.phone && !(await composer.isVisible())) await page.locator('nav button').nth(2).click();
    const open = page.getByRole('button', { name: /^(Etwas tun|Do something)$/ }).first();
    if (!(await composer.isVisible()) && (await open.isVisible().catch(() => false))) await open.click();
    await composer.waitFor(SHOWN).catch(() => fault(`${person.name} has nothing to do`));
    if (n < 5) await this.look(person, `turn-${n}`);
    await page.locator('.composer form button.go').first().click({ timeout: 4_000 }).catch(() => null);
    await this.server.settled(this.key, now.seq).catch(() => null);
    await this.server.through(this.key).catch((error) => fault(error.message));
    const after = await this.view();
    const at = (view) => this.scene(view).conflict?.turn ?? this.scene(view).round?.turn ?? this.scene(view).combat?.turn ?? null;
    const by = at(after);
    if (by !== null && by === at(now)) {
      const command = { fate: { pass: { by } }, zerospace: { end_turn: { by } }, daemmersturm: { turn: { end_turn: { by } } } }[this.engine];
      await this.server.do(this.key, { command }).catch(() => null);
      await this.server.through(this.key).catch(() => null);
    } else if (after.seq === now.seq && this.engine === 'daemmersturm') {
      const next = this.scene(now).combat?.next;
      if (next !== undefined && next !== null) await this.server.do(this.key, { command: { turn: { take_turn: { by: next } } } }).catch((error) => fault(error.message));
    }
  }

  async fight() {
    await this.server.do(this.key, { stage: { body: VILLAIN[this.engine], new_scene: false } });
    await this.say({ fate: 'begin physical conflict', zerospace: 'begin conflict', daemmersturm: 'begin combat' }[this.engine]);
    await this.server.through(this.key);
    await this.all('fight');
    for (let n = 0; n < TURNS; n++) await this.turn(n);
    const now = await this.view();
    if (this.scene(now).conflict ?? this.scene(now).round ?? this.scene(now).combat) {
      await this.say(this.engine === 'daemmersturm' ? 'end combat' : 'end conflict').catch((error) => fault(error.message));
      await this.server.through(this.key);
    }
    // Regardless of the dice, a character was hurt.
    const [hurt] = HURT[this.engine];
    for (const line of hurt) await this.say(line).catch((error) => fault(`${line}: ${error.message}`));
    await this.server.through(this.key);
    await this.all('after-the-fight');
  }

  /** The state of the characters that has to survive the week. */
  async sheets() {
    const told = this.folk(await this.view()).map((it) => {
      const { tracks, consequences, fate, endurance, life, attributes } = it;
      const boxes = tracks?.map((track) => track.boxes.filter((box) => box.marked).length);
      return [it.name, { boxes, consequences: consequences?.map((one) => [one.severity, one.text]), fate, endurance, life, attributes }];
    });
    return Object.fromEntries(told);
  }

  /** The villain is put on the shelf with his wounds. */
  async keepVillain() {
    const gm = this.people[0];
    await gm.page.goto(`${this.server.base}/t/${this.made.table}/prep`);
    const off = gm.page.getByRole('region', { name: w('Vom Tisch nehmen', 'Take off the table') });
    await off.getByLabel(VILLAIN_NAME).check();
    await off.locator('[data-lost]').waitFor(SHOWN);
    await off.getByLabel(w('Name im Regal', 'Name on the shelf')).fill('Grimm');
    await this.look(gm, 'villain-off');
    await off.getByRole('button', { name: w('Vom Tisch nehmen', 'Take off the table'), exact: true }).click();
    await off.getByText('Grimm').first().waitFor(SHOWN);
    await this.settle();
    if ((await this.sheets())[VILLAIN_NAME]) fault(`${VILLAIN_NAME} is still there`);
  }

  async nextWeek() {
    const gm = this.people[0];
    const tap = (person, name) => person.page.getByRole('button', { name }).first().click();
    const met = (await this.sheets())[VILLAIN_NAME];
    await this.keepVillain();
    const before = await this.sheets();
    await gm.page.goto(`${this.server.base}/t/${this.made.table}/lobby`);
    await gm.page.getByLabel(w('Name der Kampagne', 'Name of the campaign')).fill('Sturm');
    await this.look(gm, 'lobby');
    await gm.page.getByLabel(w('Name der Kampagne', 'Name of the campaign')).press('Enter');
    await gm.page.getByRole('link', { name: /„Sturm“|“Sturm”/ }).click();
    await gm.page.getByRole('heading', { name: w('Erster Abend', 'First evening') }).waitFor(SHOWN);
    await this.look(gm, 'campaign');
    await tap(gm, w('An neuem Tisch weiter', 'Go on at a new table'));
    await gm.page.getByLabel(w('Titel des neuen Tisches', 'Title of the new table')).fill(w('Zweiter Abend', 'Second evening'));
    await tap(gm, w('Neuen Tisch decken', 'Open the new table'));
    await gm.page.waitForURL(/\/t\/[^/]+$/);
    await this.settle(900);
    await this.look(gm, 'second-evening');
    const [place] = await gm.page.evaluate(() => JSON.parse(localStorage.getItem('schwung.places')));
    Object.assign(this, { made: { table: place.table, join: place.join }, key: place.token });
    gm.key = place.token;
    const carried = await this.sheets();
    for (const [name, sheet] of Object.entries(before)) if (JSON.stringify(sheet) !== JSON.stringify(carried[name])) fault(`${name} changed on the way: ${JSON.stringify(sheet)} → ${JSON.stringify(carried[name])}`);

    // All players come back on another device.
    for (const person of this.people.slice(1)) {
      const name = person.plays ?? person.as;
      const again = await Person.sit(this.browser, `${this.server.base}/t/${place.table}#${place.join}`, { width: 768, height: 1024, locale });
      Object.assign(again, { name: `${person.name}-again` });
      this.people.push(again);
      await this.look(again, 'join');
      await again.page.getByText(name).first().click().catch(() => fault(`${name} is not offered`));
      const field = again.page.getByLabel(/^(Dein Name|Your name)/);
      if (await field.isVisible()) await field.fill(person.name);
      await tap(again, /^(Mitspielen|Play)$/);
      await this.settle(900);
      await this.look(again, 'last-time');
    }
    await gm.page.goto(`${this.server.base}/t/${place.table}/evening`);
    await gm.page.getByText(w('Tage', 'days')).first().click().catch(() => fault('no choice of time'));
    await this.settle(900);
    await this.look(gm, 'evening');
    await tap(gm, w('Abend beginnen', 'Begin the evening'));
    await this.settle(900);
    const after = await this.sheets();
    for (const name of Object.keys(before)) console.log(`  ${name}\n    ${JSON.stringify(before[name])}\n    ${JSON.stringify(after[name])}`);
    await gm.page.goto(`${this.server.base}/t/${place.table}`);
    await gm.page.locator('[data-shelf="Grimm"]').click();
    await this.settle(900);
    const again = (await this.sheets())[VILLAIN_NAME];
    if (JSON.stringify(again) !== JSON.stringify(met)) fault(`${VILLAIN_NAME} is another: ${JSON.stringify(met)} → ${JSON.stringify(again)}`);
    await this.look(gm, 'villain-again');
    for (const person of this.people.slice(-4)) {
      await tap(person, w('Weiter geht’s', 'Let’s go on')).catch(() => fault(`${person.name} has nothing to read`));
      await this.settle();
      await this.look(person, 'second-evening');
    }
  }
}

if (process.env.SHOTS) await mkdir(process.env.SHOTS, { recursive: true });
const [server, browser] = [await Server.start(), await launch()];
try {
  for (const book of ['sotc', 'malmsturm', 'freefate', 'zerospace', 'daemmersturm'].filter((it) => wanted.length === 0 || wanted.includes(it))) {
    const weeks = new Weeks(book, server, browser);
    await weeks.open();
    await weeks.player('Mira', 'steps');
    await weeks.player('Jonas', 'ready');
    await weeks.player('Leyla', 'ready', { nth: 1, changes: true });
    await weeks.player('Ole', 'text');
    await weeks.all('characters');
    await weeks.fight();
    await weeks.nextWeek();
    console.log(book, `${weeks.shots} screens`);
    for (const person of weeks.people) for (const problem of person.problems) fault(`${person.name}: ${problem}`);
    for (const person of weeks.people) await person.context.close();
  }
} catch (error) {
  fault(error.stack);
} finally {
  await browser.close();
  await server.stop();
}
console.log(`${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;
