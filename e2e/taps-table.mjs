// A table on which tasks are measured.
import { SHOWN } from './browser.mjs';

/** The parts that all tables share. `people` are by seat. */
export class Table {
  people = [];
  /** The default answer to a question in tasks: the proposed one. */
  static usual(question) {
    const at = question.usual ?? question.choices.findIndex((it) => !it.barred);
    return { at };
  }

  get gm() {
    return this.people[0];
  }

  view() {
    return this.server.view(this.gm.key);
  }

  /** Carries out commands in words as the game master; not counted. */
  async say(...lines) {
    for (const line of lines) {
      const { seq } = await this.view();
      await this.server.do(this.gm.key, { say: line });
      await this.server.settled(this.gm.key, seq);
    }
  }

  async command(command) {
    await this.server.does(this.gm.key, command);
  }

  /** Brings the table into the state in which a task begins, with fresh pages. */
  async settle(task) {
    await task.before?.(this);
    await Promise.all(this.people.map(async (hands) => {
      await hands.page.reload();
      await hands.page.locator('nav button, nav a, .log').first().waitFor(SHOWN);
      await hands.page.waitForLoadState('networkidle');
    }));
  }

  /** Undoes everything after a record; not counted. */
  async goBack(seq) {
    const now = await this.view();
    if (now.house.paused) await this.server.do(this.gm.key, { house: { pause: false } });
    if (now.seq > seq) await this.server.do(this.gm.key, { undo: { to: seq + 1, keep_dice: false } }).catch(() => null);
  }

  /** Answers questions, each person on their own page, until nothing is pending or `stop` returns true. */
  async through(decide = () => null, stop = () => false) {
    let now = await this.view();
    for (let n = 0; n < 60 && now.waiting && !stop(now); n++) {
      const [{ id, seat }] = now.waiting.questions;
      const hands = this.people[seat] ?? this.gm;
      const own = await this.server.view(hands.key);
      const question = own.waiting?.questions.find((it) => it.id === id);
      if (!question) throw new Error(`${hands.name} does not see question ${id}`);
      if (question.roll) await this.roll(hands, question);
      else {
        const wanted = decide(question, now) ?? Table.usual(question);
        await hands.answer(question, wanted);
      }
      now = await this.server.settled(this.gm.key, now.seq);
    }
    return now;
  }

  /** Whether something happens after a record within a second. */
  async heard(seq) {
    for (let tries = 0; tries < 20; tries++) {
      if ((await this.view()).seq > seq) return true;
      await new Promise((done) => setTimeout(done, 50));
    }
    return false;
  }

  async roll(hands, question) {
    await hands.tap(hands.page.locator(`.ex[data-question="${question.id}"] button.main`));
  }

  /** Does something and waits for its record. */
  async done(act) {
    const { seq } = await this.view();
    await act();
    return this.server.settled(this.gm.key, seq);
  }

  /** The time at which the last person heard of a record. */
  async allHeard(seq) {
    for (let tries = 0; tries < 100; tries++) {
      const times = this.people.map((hands) => Math.min(...[...hands.heard].filter(([it]) => it >= seq).map(([, at]) => at)));
      if (times.every(Number.isFinite)) return Math.max(...times);
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`not everybody heard of record ${seq}`);
  }

  /** All views, for finding errors. */
  async seen() {
    const told = this.people.map(async ({ name, page }) => (`\n--- ${name}\n${(await page.evaluate(() => document.body.innerText)).slice(0, 100)}`));
    return (await Promise.all(told)).join('');
  }

  async close() {
    for (const { person } of this.people) await person.context.close();
  }
}
