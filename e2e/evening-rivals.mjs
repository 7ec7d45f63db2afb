// An evening of ZeroSpace and of Dämmersturm in the browser: a game master, three players (two phones, one laptop) and a
// spectator, with axe on every screen and a screenshot of each: `SHOTS=folder node evening-rivals.mjs [de|en] [zerospace]
// [daemmersturm]`. One phone and the spectator read the other language. The player at the laptop uses the keyboard alone.
import { mkdir } from 'node:fs/promises';
import { Person, SHOWN, launch } from './browser.mjs';
import { Server } from './server.mjs';

const PHONE = { width: 360, height: 740 };
const TURNS = Number(process.env.TURNS ?? 10);
const LAPTOP = { width: 1280, height: 800 };
const SIZES = [[360, 740], [768, 1024], [1280, 800], [1920, 1080]];
const SCREENS = ['', '/prep', '/settings', '/settings?page=mine', '/settings?page=switches', '/log', '/sheet', '/lobby', '/evening', '/watch'];
const named = process.argv.slice(2);
const lang = named.find((it) => it === 'de' || it === 'en') ?? 'de';
const [locale, other] = lang === 'de' ? ['de-DE', 'en-GB'] : ['en-GB', 'de-DE'];
const PLAYERS = [['Mira', PHONE, locale], ['Jonas', PHONE, other], ['Leyla', LAPTOP, locale]];
/** The players' choices, where they differ from the first character of their seat. */
const BOOKS = { zerospace: ['Runa', 'Tavi', 'Oshen'], daemmersturm: [null, null, null] };
let faults = 0;
const fault = (text) => {
  faults += 1;
  console.log(`  ! ${text}`);
};

class Evening {
  constructor(book, server, browser) {
    Object.assign(this, { book, server, browser, people: [], shots: 0 });
  }

  async begin() {
    const { server, browser, book } = this;
    const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: book } }, gm: 'Jana', title: '', lang });
    this.key = made.gm;
    this.made = made;
    const gm = await Person.sit(browser, `${server.base}/`, { ...LAPTOP, locale });
    await gm.page.evaluate((place) => localStorage.setItem('schwung.places', JSON.stringify([place])), { table: made.table, token: made.gm, role: 'gm', title: 'Abend', join: made.join, watch: made.watch });
    await gm.page.goto(`${server.base}/t/${made.table}`);
    Object.assign(gm, { name: 'gm', key: made.gm, seat: 0 });
    this.people.push(gm);
    const link = `${server.base}/t/${made.table}#${made.join}`;
    const card = await server.api('GET', `/api/card?lang=${lang}`, made.join);
    for (const [n, [name, screen, locale]] of PLAYERS.entries()) {
      const [seat, as] = [card.seats[n], BOOKS[book][n]];
      const person = await Person.sit(browser, link, { ...screen, locale });
      await person.page.getByText(as ?? seat.characters[0] ?? seat.name).first().click();
      const field = person.page.getByLabel(/^(Dein Name|Your name)/);
      if (await field.isVisible()) await field.fill(name);
      await this.look(person, `join-${name}`);
      await person.page.getByRole('button', { name: /^(Mitspielen|Play)$/ }).click();
      await person.page.locator('nav button, nav a, .log').first().waitFor(SHOWN);
      Object.assign(person, { name, key: await person.token(), seat: seat.seat, typist: !person.phone });
      this.people.push(person);
    }
    const watcher = await Person.sit(browser, `${server.base}/t/${made.table}#${made.watch}`, { ...LAPTOP, locale: other });
    Object.assign(watcher, { name: 'watch' });
    this.people.push(watcher);
    await this.settle();
  }

  view = () => this.server.view(this.key);
  settle = () => new Promise((done) => setTimeout(done, 450));

  async look(person, what) {
    this.shots += 1;
    const name = `${this.book}-${lang}-${String(this.shots).padStart(3, '0')}-${person.name ?? 'x'}-${what}`;
    await person.check(name).catch((error) => fault(`${error.message.split('\n')[0]} ${String(error.message).slice(0, 600)}`));
    await person.shot(name);
  }

  async all(what) {
    for (const person of this.people) await this.look(person, what);
  }

  /** Answers a question on the page of the person asked. */
  async answer(question, taken) {
    const person = this.people.find((it) => it.seat === question.seat) ?? this.people[0];
    const own = await this.server.view(person.key);
    // Each viewer has numbers of their own.
    const mine = own.waiting?.questions.find((it) => it.mine && it.kind === question.kind && it.seat === question.seat);
    if (!mine) return fault(`${person.name} does not see ${question.kind}`);
    if (!taken.has(question.kind + person.name)) {
      taken.add(question.kind + person.name);
      await this.settle();
      await this.look(person, `asked-${question.kind}`);
    }
    // A repeated question may be at the same place as before, and a tap on the old one has no effect.
    await this.settle();
    const { seq } = await this.view();
    // Short questions have a window of their own.
    const dock = person.page.locator('.dock:visible');
    const box = ((await dock.count()) > 0 ? dock : person.page.locator('.ex:visible')).first();
    if (mine.roll && this.book === 'daemmersturm') {
      const range = mine.roll.command.replace(/^\/(roll|würfeln) /, '').split('-').map(Number);
      const n = range[0] + Math.floor(Math.random() * (range[1] - range[0] + 1));
      const line = `${person.name === 'gm' ? 'Jana' : person.name} würfelt. Ergebnis: ${n} (${range.join('-')})`;
      await person.page.evaluate((line) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', line);
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, line);
    } else if (person.typist) {
      await person.page.locator('body').press('Enter');
    } else {
      const button = box.locator('button.main').first();
      if (await button.isVisible().catch(() => false)) await button.click();
      else await box.locator('button.go').first().click({ timeout: 3_000 }).catch(() => null);
    }
    const moved = await this.server.settled(this.key, seq).catch(() => null);
    if (!moved) {
      fault(`${person.name} could not answer ${question.kind}`);
      await person.shot(`${this.book}-stuck-${this.shots}`);
      await this.server.do(this.key, { skip: { question: question.id } }).catch(() => null);
    }
  }

  async through(taken) {
    for (let n = 0; n < 40; n++) {
      const now = await this.view();
      if (!now.waiting) return;
      await this.answer(now.waiting.questions[0], taken);
    }
    fault('an action does not end');
  }

  /** The person whose move it is takes the action that the page proposes. */
  async turn(n, taken) {
    const now = await this.view();
    const whose = await Promise.all(this.people.filter((it) => it.key).map(async (it) => [it, (await this.server.view(it.key)).my_move]));
    const person = (whose.find(([it, mine]) => mine && it.seat > 0) ?? whose[0])[0];
    const { page } = person;
    await this.settle();
    if (person.phone && !(await page.locator('.composer').first().isVisible())) await page.locator('nav button').nth(2).click();
    if (person.seat === 0 && !(await page.locator('.composer').first().isVisible())) await page.getByRole('button', { name: /^(Etwas tun|Do something)$/ }).first().click().catch(() => null);
    await page.locator('.composer').first().waitFor(SHOWN).catch(() => fault(`${person.name} has nothing to do`));
    if (n < 6) await this.look(person, `turn-${n}`);
    const go = page.locator('.composer form button.go').first();
    if (person.typist) {
      await go.focus().catch(() => null);
      await page.keyboard.press('Enter');
    } else await go.click({ timeout: 4_000 }).catch(() => null);
    const moved = await this.server.settled(this.key, now.seq).catch(() => null);
    if (!moved) {
      const scene = Object.values(now.scene)[0];
      const by = scene.round?.turn ?? scene.combat?.turn ?? scene.combat?.next ?? null;
      if (by === null) return false;
      const command = this.book === 'zerospace' ? { end_turn: { by } } : scene.combat.turn === by ? { turn: { end_turn: { by } } } : { turn: { take_turn: { by } } };
      await this.server.do(this.key, { command }).catch((error) => fault(`${person.name} cannot end the turn: ${error.message}`));
    }
    await this.through(taken);
    await this.settle();
    if (n < 3) await this.all(`after-${n}`);
    await this.next(now);
    // The end of a turn can bring a question too.
    await this.through(taken);
    return true;
  }

  /** Ends the turn, if it is still that of the same character. */
  async next(before) {
    const turnOf = (view) => {
      const scene = Object.values(view.scene)[0];
      return scene.round?.turn ?? scene.combat?.turn ?? null;
    };
    const by = turnOf(await this.view());
    if (by === null || by !== turnOf(before)) return;
    const command = this.book === 'zerospace' ? { end_turn: { by } } : { turn: { end_turn: { by } } };
    await this.server.do(this.key, { command }).catch((error) => fault(`the turn of ${by} does not end: ${error.message}`));
  }

  async end() {
    const [gm] = this.people;
    const { page } = gm;
    const [first] = await this.server.ids(this.key);
    for (const path of SCREENS) {
      await page.goto(`${this.server.base}/t/${this.made.table}${path === '/sheet' ? `/sheet/${first}` : path}`);
      await page.locator('h1').first().waitFor(SHOWN);
      for (const colorScheme of ['light', 'dark']) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await this.settle();
          await this.look(gm, `screen${path.replace(/\W/g, '-')}-${colorScheme}-${width}`);
        }
      }
    }
    for (const person of this.people) for (const problem of person.problems) fault(`${person.name}: ${problem}`);
    for (const person of this.people) await person.context.close();
  }
}

if (process.env.SHOTS) await mkdir(process.env.SHOTS, { recursive: true });
const wanted = named.filter((it) => it in BOOKS);
const [server, browser] = [await Server.start(), await launch()];
try {
  for (const book of Object.keys(BOOKS).filter((it) => wanted.length === 0 || wanted.includes(it))) {
    console.log(book);
    const evening = new Evening(book, server, browser);
    await evening.begin();
    const taken = new Set();
    await evening.through(taken);
    await evening.all('begin');
    for (let n = 0; n < TURNS; n++) if (!(await evening.turn(n, taken))) break;
    await evening.end();
    console.log(`  ${evening.shots} screens`);
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(`${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;
