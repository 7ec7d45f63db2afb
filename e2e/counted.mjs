// People whose taps, words and turns are counted. Counting is automatic: every tap goes through `Hands`.
import { Sights } from './sights.mjs';
import { Person, SHOWN } from './browser.mjs';

/** The reason why a task cannot be done on the page. */
export class NotPossible extends Error {}

/** The effort of a task. */
export class Tally {
  /** Taps and typed words by person, in the order in which they first acted. */
  people = new Map();
  /** Number of times that the acting person changes. */
  handOvers = 0;
  /** Kinds of the questions asked, by their id. */
  questions = new Map();
  pastes = 0;
  began = null;
  #last = null;

  act(name, taps, words = 0) {
    this.began ??= performance.now();
    const sum = this.people.get(name) ?? { taps: 0, words: 0 };
    this.people.set(name, { taps: sum.taps + taps, words: sum.words + words });
    if (this.#last !== null && this.#last !== name) this.handOvers += 1;
    this.#last = name;
  }

  asked(view) {
    for (const it of view.waiting?.questions ?? []) this.questions.set(it.id, it.kind);
  }

  get taps() {
    return [...this.people.values()].reduce((sum, it) => sum + it.taps, 0);
  }

  get words() {
    return [...this.people.values()].reduce((sum, it) => sum + it.words, 0);
  }
}

/** A person with a browser whose actions are counted. */
export class Hands {
  tally = new Tally();

  constructor(person, name) {
    this.person = person;
    this.page = person.page;
    this.name = name;
    /** Time at which each record was received. */
    this.heard = new Map();
    this.sights = new Sights();
    this.page.on('websocket', (socket) => socket.on('framereceived', (it) => this.#hear(String(it.payload))));
  }

  /** Joins a table by its link as the person whose character is called `as`. */
  static async join(browser, link, name, as, screen) {
    const hands = new Hands(await Person.sit(browser, link, screen), name);
    await hands.page.getByText(as).first().click();
    const field = hands.page.getByLabel(/^Dein Name/);
    if (await field.isVisible()) await field.fill(name);
    await hands.page.getByRole('button', { name: 'Mitspielen' }).click();
    await hands.page.locator('nav button, nav a, .log').first().waitFor();
    hands.key = await hands.person.token();
    return hands;
  }

  get phone() {
    return this.person.phone;
  }

  #hear(text) {
    const view = this.sights.hear(text)?.view;
    if (!view) return;
    this.heard.set(view.seq, performance.now());
    this.tally.asked(view);
  }

  /** Whether something is shown, now or soon. */
  async sees(locator, timeout = 700) {
    return locator.first().waitFor({ timeout }).then(() => true, () => false);
  }

  async tap(locator) {
    const it = locator.first();
    await it.waitFor(SHOWN);
    this.tally.act(this.name, 1);
    if (this.phone) await it.tap();
    else await it.click();
  }

  /** Presses a key. */
  async press(key) {
    this.tally.act(this.name, 1);
    await this.page.keyboard.press(key);
  }

  /** Opens the menu of something: a long press, or the right mouse button. */
  async hold(locator) {
    const it = locator.first();
    await it.waitFor(SHOWN);
    this.tally.act(this.name, 1);
    await it.click({ button: 'right' });
  }

  /** Types into a field, after tapping it unless it has the focus. */
  async type(locator, text) {
    const it = locator.first();
    await it.waitFor(SHOWN);
    // It may get the focus as soon as it is shown.
    await this.page.waitForTimeout(150);
    if (!(await it.evaluate((field) => field === document.activeElement))) await this.tap(it);
    await it.fill(text);
    this.tally.act(this.name, 0, text.split(/\s+/).length);
  }

  /** Pastes into the focused element, or into a field, after tapping it. The two keys count as one paste, not as a tap. */
  async paste(text, locator) {
    if (locator) await this.tap(locator);
    await this.page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      const on = document.activeElement ?? document.body;
      if (on.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))) document.execCommand('insertText', false, pasted);
    }, text);
    this.tally.act(this.name, 0);
    this.tally.pastes += 1;
  }

  /** Chooses an option of a select box: one tap opens it, another one chooses. */
  async select(locator, label) {
    const it = locator.first();
    await it.waitFor(SHOWN);
    const chosen = await it.evaluate((box) => box.selectedOptions[0]?.textContent ?? '');
    if (chosen.includes(label)) return;
    this.tally.act(this.name, 2);
    const options = await it.locator('option').allInnerTexts();
    const found = options.find((option) => option.includes(label));
    if (!found) throw new NotPossible(`no option "${label}"`);
    await it.selectOption({ label: found });
  }

  /** Sets a field of a form of any appearance, unless it is set already. */
  async choose(form, option) {
    const card = form.locator('label.pick, button.pick', { hasText: option });
    if (await card.first().isVisible()) {
      const input = card.first().locator('input');
      const on = (await input.count()) > 0 ? await input.isChecked() : (await card.first().getAttribute('aria-pressed')) === 'true';
      if (!on) await this.tap(card);
      return;
    }
    await this.select(form.locator('select', { has: this.page.locator('option', { hasText: option }) }), option);
  }

  /** Opens the composer, or in it the form of a command. */
  async compose(what) {
    const form = this.page.locator('.composer');
    const open = this.page.getByRole('button', { name: 'Etwas tun', exact: true });
    if (this.phone && !(await form.first().isVisible())) {
      const tab = this.page.locator('nav button').nth(2);
      if ((await tab.getAttribute('aria-current')) === null) await this.tap(tab);
    }
    await form.or(open).first().waitFor(SHOWN);
    if (!(await form.first().isVisible())) await this.tap(open);
    if (!what) return form.first();
    const button = form.getByRole('button', { name: what }).first();
    await button.waitFor(SHOWN);
    // It may be proposed already.
    if ((await button.getAttribute('aria-pressed')) !== 'true') await this.tap(button);
    return form.locator('form:has(button.go)').first();
  }

  /** Answers a question whose answers can be combined: with a choice, and with the effect of a remaining hit. */
  async plan(question, { at, after = '', words = '' }) {
    const ex = this.page.locator(`.ex[data-question="${question.id}"]`);
    const main = ex.locator('button.main');
    await main.waitFor(SHOWN);
    if (after) {
      const kind = ex.locator(`[data-after][data-shape="${after}"]`).first();
      if (!(await kind.locator('input').isChecked())) await this.tap(kind);
      if (words) await this.type(ex.locator('.words'), words);
    }
    if (at !== question.plan.pass) {
      const proposal = ex.locator(`[data-suggest="${at}"]`);
      if (await proposal.first().isVisible()) return this.tap(proposal);
      await this.tap(ex.locator(`[data-chip="${at}"]`));
    }
    return this.tap(main);
  }

  /** Answers a question with one of its choices, given by its index. */
  async answer(question, wanted) {
    const { at, words = '' } = typeof wanted === 'number' ? { at: wanted } : wanted;
    if (question.plan?.chips.length > 0) {
      const now = this.page.getByRole('button', { name: 'Jetzt entscheiden' });
      const ex = this.page.locator(`.ex[data-question="${question.id}"]`);
      await ex.or(now).first().waitFor(SHOWN);
      return this.plan(question, { at, ...(typeof wanted === 'number' ? {} : wanted) });
    }
    const ex = this.page.locator(`.ex[data-question="${question.id}"]`);
    const now = this.page.getByRole('button', { name: 'Jetzt entscheiden' });
    await ex.or(now).first().waitFor(SHOWN);
    const direct = ex.locator(`button[data-choice="${at}"]`);
    const radio = ex.locator(`label[data-choice="${at}"]`);
    const main = ex.locator('button.main');
    const field = ex.locator('textarea, input[id$="-words"]');
    await main.or(direct).or(radio).first().waitFor(SHOWN);
    if (await direct.first().isVisible()) {
      if (words && (await field.first().isVisible())) await this.type(field, words);
      await this.tap(direct);
      return;
    }
    const lone = question.choices.length === 1;
    if (!lone && !(await radio.first().isVisible())) await this.tap(ex.getByRole('button', { name: /^(Alle \d|Noch \d|Weitere)/ }));
    if (!lone && !(await radio.first().locator('input').isChecked())) await this.tap(radio);
    if (words) await this.type(field, words);
    await this.tap(main);
  }
}
