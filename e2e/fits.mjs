// Tables and windows for tests of what has room on a screen.
import { Person } from './browser.mjs';
import { browser, server } from './stage.mjs';

export const SCREENS = [{ width: 1280, height: 800 }, { width: 360, height: 740 }];
const fate = (skill) => ({ fewest: [90, 40], attack: (by, on) => ({ say: `"${by.name}" attacks "${on.name}" with ${skill}` }), asks: ['defend', 'invoke', 'absorb'] });

/**
 * In each demo: the opponent who acts for the game master, the minimum numbers of forms for her and for a player, an attack,
 * and the player's question in it.
 */
export const BOOKS = {
  sotc: { foe: 'Die Rote Witwe', ...fate('Nahkampfwaffen') },
  malmsturm: { foe: 'Vogt Harsk', ...fate('Nahkampf') },
  freefate: { foe: 'Die Kuratorin', ...fate('Schusswaffen'), asks: ['defend'] },
  zerospace: { foe: 'Kapitän Skarn', fewest: [90, 25], attack: (by, on) => ({ command: { attack: { by: by.id, on: on.id, mode: 'strike', with: { plain: { combat: 'ranged', kind: 'normal' } }, single: false, plan: {} } } }), asks: ['force'] },
  daemmersturm: { foe: 'Moorläufer 1', fewest: [90, 25], attack: (by, on) => ({ say: `"${by.name}" attacks "${on.name}"` }), asks: ['roll'], acts: 'hero' },
};
export const LANGS = ['de-DE', 'en-GB'];

/** Gives a character the turn, with all its options. */
export async function turn(key, { id, name }) {
  const scene = Object.values((await server.view(key)).scene)[0];
  if (scene.people) return server.does(key, { set: { fact: { scene: { turn: id } }, reason: '' } });
  if (!scene.round) return server.do(key, { say: `turn to ${name}` });
  await server.does(key, { set: { owed: { who: id, turns: 0 } } });
  await server.does(key, { set: { standard: { who: id, used: false } } });
  return server.does(key, { set: { turn: { who: id } } });
}

/** Remembers the forms that act immediately, since they have no fields, and the number of requests for chances. */
export function listen() {
  Object.assign(globalThis, { atOnce: new Set(), chances: 0 });
  globalThis.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        const forms = JSON.parse(String(data)).reply?.with?.forms ?? [];
        for (const it of forms) if (it.fields.length === 0) globalThis.atOnce.add(it.label);
      });
    }
    send(text) {
      if (text.includes('"forecast"')) globalThis.chances += 1;
      super.send(text);
    }
  };
}

/** A table with the demo of this book, and a player at its first seat. */
export async function opened(book) {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: book } }, gm: 'Jana', title: '', lang: 'de' });
  const { seats } = await server.api('GET', '/api/card', made.join);
  const { token } = await server.api('POST', '/api/join', made.join, { seat: seats[0].seat, name: 'Mira' });
  const { actors, people } = Object.values((await server.view(made.gm)).scene)[0];
  const links = { table: made.table, title: 'Abend' };
  return {
    made,
    foe: (actors ?? people).find((it) => it.name === BOOKS[book].foe),
    hero: (actors ?? people).find((it) => it.seat === seats[0].seat),
    gm: { ...links, token: made.gm, role: 'gm', join: made.join, watch: made.watch },
    player: { ...links, token, role: 'player' },
  };
}

/** A window of a person who is already at a table. */
export async function sit(place, locale, script = listen, late = '') {
  const person = await Person.sit(browser, `${server.base}/about`, { ...SCREENS[0], locale });
  await person.page.addInitScript(script, late);
  await person.page.evaluate((it) => localStorage.setItem('schwung.places', JSON.stringify([it])), place);
  await person.page.goto(`${server.base}/t/${place.table}`);
  return person;
}

/** In a page: words that end beyond their box, or that are broken across lines where there is no hyphen. */
export function cutWords() {
  const isCut = (it) => {
    const words = document.createRange();
    words.selectNodeContents(it);
    return words.getBoundingClientRect().right > it.closest('.pick, nav > button').getBoundingClientRect().right || it.scrollWidth > it.clientWidth + 1;
  };
  const isBroken = (it) => [...it.childNodes].filter((node) => node.nodeType === 3).some((node) => [...node.data.matchAll(/\p{L}{4,}/gu)].some((word) => {
    const range = document.createRange();
    range.setStart(node, word.index);
    range.setEnd(node, word.index + word[0].length);
    return new Set([...range.getClientRects()].map((rect) => Math.round(rect.top))).size > 1;
  }));
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility());
  const cut = shown('.composer .pick b, nav > button > span:not(:has(.news))').filter(isCut);
  const broken = shown('.composer :is(.pick b, .cap, .btn, summary), main :is(.btn, h2, h3, li, small)').filter(isBroken);
  return [...cut, ...broken].map((it) => it.textContent);
}
