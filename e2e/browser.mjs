// One browser with a window for each person.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { test as run } from 'node:test';
import { chromium } from 'playwright-core';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run', '--disable-background-networking', '--disable-component-update'];
const TIMEOUT_MS = 20_000;
/** Timeout options for visible elements. */
export const SHOWN = { timeout: 8_000 };

/** The findings of axe in `page`. Only violations are computed in full, since this takes most of the time of these tests. */
async function axe(page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations, passes } = await globalThis.axe.run({ resultTypes: ['violations'] });
    return { violations, passes: passes.length };
  });
}

/** All people with an open window. */
const sitting = new Set();

/** In a page: the record that it shows, and the token of its seat at the table; `null` if it is not at one. */
function standing() {
  const at = document.querySelector('[data-at]')?.dataset.at;
  const [, id] = /^\/t\/([^/]+)$/.exec(location.pathname) ?? [];
  const token = JSON.parse(localStorage.getItem('schwung.places') ?? '[]').find((it) => it.table === id)?.token;
  return at && token ? { at: Number(at), token } : null;
}

/** Waits until the pages of all who sit at a table show record `seq`, or the last one of those that they may see. */
export async function shown(server, seq) {
  const follow = async (page) => {
    const now = await page.evaluate(standing);
    if (now === null || now.at >= seq) return;
    // Viewers have numbers of their own where records are hidden from them.
    const own = (await server.view(now.token)).seq;
    if (now.at < own) await page.waitForFunction((seq) => !(Number(document.querySelector('[data-at]')?.dataset.at) < seq), own, SHOWN);
  };
  // A page that was closed or left in the meantime shows nothing.
  const gone = (it) => assert.notEqual(it.name, 'TimeoutError', 'a page does not show what has happened');
  await Promise.all([...sitting].map(({ page }) => follow(page).catch(gone)));
}

/** Opens a browser, with these command-line flags as well. */
export async function launch(more = []) {
  const names = process.env.CHROMIUM ? [process.env.CHROMIUM] : ['chromium-headless-shell', 'chromium'];
  const paths = names.map((it) => (it.startsWith('/') ? it : `/usr/bin/${it}`));
  return chromium.launch({ executablePath: paths.find((it) => existsSync(it)) ?? paths[0], args: [...FLAGS, ...more] });
}

/** A test that prints all views if it fails. */
export function test(name, body) {
  return run(name, async (context) => {
    try {
      await body(context);
    } catch (error) {
      error.message += await Person.seen();
      throw error;
    }
  });
}

/** A person with a browser window. Errors of the page are collected in `problems`. */
export class Person {
  static async sit(browser, url, { width = 1280, height = 800, locale = 'de-DE' } = {}) {
    const person = new Person();
    person.phone = width < 720;
    person.context = await browser.newContext({ viewport: { width, height }, locale, reducedMotion: 'reduce', hasTouch: person.phone });
    person.page = await person.context.newPage();
    sitting.add(person);
    person.page.setDefaultTimeout(TIMEOUT_MS);
    person.problems = [];
    person.sockets = 0;
    person.page.on('pageerror', (error) => person.problems.push(String(error)));
    person.page.on('console', (message) => {
      // An unreachable server is not an error of the page.
      if (message.type() === 'error' && !/WebSocket|ERR_|Failed to load resource/.test(message.text())) person.problems.push(message.text());
    });
    person.page.on('close', () => sitting.delete(person));
    person.page.on('websocket', () => (person.sockets += 1));
    await person.page.goto(url);
    return person;
  }

  /**
   * Joins a table by its link with the name `name` and waits for `there`. All socket messages are collected in
   * `frames`.
   */
  static async join(browser, link, { name, as, there, screen }) {
    const person = await Person.sit(browser, link, screen);
    person.frames = [];
    person.page.on('websocket', (socket) => socket.on('framereceived', (it) => person.frames.push(String(it.payload))));
    await person.page.getByText(as).first().click();
    const field = person.page.getByLabel(/Dein Name|Your name/);
    if (await field.isVisible()) await field.fill(name);
    await person.page.getByRole('button', { name: /^(Mitspielen|Play)$/ }).click();
    await there(person).waitFor();
    person.key = await person.token();
    return person;
  }

  /** The address, errors and visible text of every window. */
  static async seen() {
    const told = [...sitting].map(async ({ page, problems }) => {
      const read = page.evaluate(() => document.body.innerText).catch(() => '');
      const words = await Promise.race([read, new Promise((done) => setTimeout(done, 2_000, '(no answer)'))]);
      return `\n--- ${page.url()} ${problems.join('; ')}\n${words.slice(0, 3_000)}`;
    });
    return (await Promise.all(told)).join('');
  }

  /** The seat token stored in this browser. */
  token() {
    return this.page.evaluate(() => JSON.parse(localStorage.getItem('schwung.places') ?? '[]')[0]?.token ?? '');
  }

  async see(text) {
    await this.page.getByText(text).filter({ visible: true }).first().waitFor();
  }

  words() {
    return this.page.evaluate(() => document.body.innerText);
  }

  /** Opens the form of a command. */
  async compose(what, clickCount = 1) {
    if (this.phone) await this.page.locator('nav button').nth(2).click();
    const open = this.page.getByRole('button', { name: /^(Etwas tun|Do something)$/ });
    const form = this.page.locator('.composer');
    await form.or(open).first().waitFor(SHOWN);
    // If the turn has come in the meantime, the form opens by itself.
    if (!(await form.isVisible())) await open.click({ timeout: 2_000 }).catch(() => form.waitFor(SHOWN));
    // An action may be proposed already; the others are behind a button.
    const other = form.getByRole('button', { name: /^(Mehr …|More …|Etwas anderes|Something else)$/ });
    await form.locator('.forms button').or(other).first().waitFor(SHOWN);
    if (!(await form.locator('.forms').first().isVisible())) await other.first().click();
    const wanted = form.locator('.forms').getByRole('button', { name: what }).first();
    // A turn that has begun in the meantime proposes an action of its own, and the others are behind the button again.
    await wanted.waitFor({ timeout: 5_000 }).catch(() => other.first().click());
    await wanted.click({ clickCount });
    return form.locator('form').first();
  }

  /** Asserts that there are no serious accessibility problems. */
  async check(what) {
    const found = await axe(this.page);
    const serious = found.violations.filter((it) => ['serious', 'critical'].includes(it.impact));
    assert.ok(found.passes > 5, `${what}: axe looked at nothing`);
    assert.deepEqual(serious.map((it) => `${it.id}: ${it.nodes.map((node) => node.target.join(' ')).join(', ')}`), [], what);
    const wide = await this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${what}: scrolls sideways by ${wide} px`);
    assert.deepEqual(await this.page.evaluate(beyondCards), [], `${what}: reaches beyond its card`);
  }

  async shot(name) {
    if (process.env.SHOTS) await this.page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
  }
}

/** Elements that extend beyond the right edge of their card, except inside scrollable ones. */
function beyondCards() {
  const scrolls = (it, card) => it !== card && (getComputedStyle(it).overflowX !== 'visible' || scrolls(it.parentElement, card));
  const beyond = (it, card) => {
    const { width, right } = it.getBoundingClientRect();
    return width > 1 && right > card.getBoundingClientRect().right + 1 && !scrolls(it.parentElement, card);
  };
  const found = [...document.querySelectorAll('.card')].flatMap((card) => [...card.querySelectorAll('*')].filter((it) => beyond(it, card)));
  return found.map((it) => `${it.tagName} ${it.textContent.trim().slice(0, 30)}`);
}

/** A page with known problems, to verify that the check finds them. */
export async function canary(browser) {
  const page = await browser.newPage();
  await page.setContent('<html lang="de"><title>x</title><main><h1>x</h1><button></button><img src="x.png"></main></html>');
  const { violations } = await axe(page);
  await page.close();
  return violations.map((it) => it.id);
}

/** In a page that loads: delays replies of this kind, as from a busy server. `late` counts those that arrived. */
export function dawdle(kind) {
  const LATE_MS = 1_000;
  globalThis.late = 0;
  globalThis.WebSocket = class extends WebSocket {
    addEventListener(type, heard, options) {
      const slow = (event) => {
        if (!JSON.parse(String(event.data)).reply?.with?.[kind]) return heard.call(this, event);
        setTimeout(() => {
          heard.call(this, event);
          globalThis.late += 1;
        }, LATE_MS);
      };
      super.addEventListener(type, type === 'message' ? slow : heard, options);
    }
    set onmessage(heard) {
      this.addEventListener('message', heard);
    }
  };
}
