import { expect, test } from 'vitest';

import type { Bye, Line, You } from '../../wire';
import { Connection, type Listener, type Status } from './connection';
import { socketUrl } from './environment';
import { emptyView, FakeBrowser } from './fake';

class Heard implements Listener {
  statuses: Status[] = [];
  seqs: number[] = [];
  welcomes = 0;
  byes: Bye[] = [];
  seats: number[] = [];
  follows: boolean | null = null;

  status(status: Status): void {
    this.statuses.push(status);
  }
  welcome(_you: You, view: { seq: number }, _lines: Line[], follows: boolean): void {
    this.welcomes += 1;
    this.follows = follows;
    this.seqs.push(view.seq);
  }
  update(view: { seq: number }): void {
    this.seqs.push(view.seq);
  }
  online(seats: number[]): void {
    this.seats = seats;
  }
  bye(bye: Bye): void {
    this.byes.push(bye);
  }
}

const gm: You = { role: 'gm', seat: 0 };

function begin() {
  const browser = new FakeBrowser();
  const heard = new Heard();
  const connection = new Connection('ws://table/api/socket?views=differences', 'secret', 'de', heard, browser);
  return { browser, heard, connection };
}

function welcome(browser: FakeBrowser, seq: number, follows = true) {
  browser.socketNow.onopen?.();
  browser.socketNow.say({ welcome: { you: gm, view: emptyView(seq), lines: [], follows } });
}

function update(browser: FakeBrowser, seq: number) {
  browser.socketNow.say({ update: { seq, view: emptyView(seq), lines: [] } });
}

test('the first message says who is there and what was seen', () => {
  const { browser, heard } = begin();
  browser.socketNow.onopen?.();
  expect(browser.socketNow.sent).toEqual([{ hello: { token: 'secret', lang: 'de', after: 0 } }]);
  welcome(browser, 7);
  expect(heard.seqs).toEqual([7]);
  expect(heard.statuses.at(-1)).toBe('open');
});

test('what comes is passed on in order, and nothing older', () => {
  const { browser, heard } = begin();
  welcome(browser, 7);
  update(browser, 8);
  update(browser, 7);
  update(browser, 9);
  expect(heard.seqs).toEqual([7, 8, 9]);
});

test('a view may change although nothing was added to the log', () => {
  const { browser, heard } = begin();
  welcome(browser, 7);
  update(browser, 7);
  update(browser, 8);
  expect(heard.seqs).toEqual([7, 7, 8]);
});

test('after a gap it says hello again and takes nothing until it is welcomed', () => {
  const { browser, heard } = begin();
  welcome(browser, 7);
  update(browser, 9);
  update(browser, 10);
  expect(browser.socketNow.sent.at(-1)).toEqual({ hello: { token: 'secret', lang: 'de', after: 7 } });
  browser.socketNow.say({ welcome: { you: gm, view: emptyView(10), lines: [], follows: true } });
  update(browser, 11);
  expect(heard.seqs).toEqual([7, 10, 11]);
  expect(browser.sockets.length).toBe(1);
});

test('what was not answered is repeated under the same id, and resolves once', async () => {
  const { browser, connection } = begin();
  const first = connection.do('call_off');
  expect(browser.socketNow.sent).toEqual([]);
  welcome(browser, 1);
  expect(browser.socketNow.sent.at(-1)).toEqual({ do: { id: 'id-1', what: 'call_off' } });
  browser.socketNow.onclose?.();
  browser.pass(1_000);
  expect(browser.sockets.length).toBe(2);
  welcome(browser, 1);
  expect(browser.socketNow.sent.at(-1)).toEqual({ do: { id: 'id-1', what: 'call_off' } });
  browser.socketNow.say({ done: { id: 'id-1', seq: 2 } });
  expect(await first).toEqual({ ok: true, seq: 2 });
  browser.socketNow.onclose?.();
  browser.pass(1_000);
  welcome(browser, 2);
  expect(browser.socketNow.sent.length).toBe(1);
});

test('a dead line is noticed soon if a deed is unanswered', () => {
  const { browser, heard, connection } = begin();
  welcome(browser, 1);
  browser.pass(4_000);
  void connection.do('call_off');
  browser.pass(2_500);
  expect(browser.socketNow.sent.at(-1)).toBe('ping');
  browser.pass(7_500);
  expect(heard.statuses).toContain('waiting');
  // With an answer, nothing more is sent.
  const second = begin();
  welcome(second.browser, 1);
  void second.connection.do('call_off');
  second.browser.socketNow.say({ done: { id: 'id-1', seq: 2 } });
  second.browser.pass(10_000);
  expect(second.browser.socketNow.sent).not.toContain('ping');
});

test('a refusal tells why', async () => {
  const { browser, connection } = begin();
  welcome(browser, 1);
  const asked = connection.do({ say: 'Ida attacks' });
  browser.socketNow.say({ refused: { id: 'id-1', code: 'rule', text: 'Geht nicht.', rule: 'sotc.x' } });
  expect(await asked).toEqual({ ok: false, code: 'rule', text: 'Geht nicht.', rule: 'sotc.x' });
});

test('questions to the server are answered, or refused', async () => {
  const { browser, connection } = begin();
  welcome(browser, 1);
  const forms = connection.ask({ forms: { actor: 3 } });
  const lines = connection.ask({ lines: { before: 1 } });
  browser.socketNow.say({ reply: { id: 'id-1', with: { forms: [] } } });
  browser.socketNow.say({ refused: { id: 'id-2', code: 'gm_only', text: 'Nein.' } });
  expect(await forms).toEqual({ ok: true, reply: { forms: [] } });
  expect(await lines).toEqual({ ok: false, code: 'gm_only', text: 'Nein.' });
});

test('only a few questions are asked at a time', async () => {
  const { browser, connection } = begin();
  welcome(browser, 1);
  const asked = [1, 2, 3, 4, 5].map((before) => connection.ask({ lines: { before } }));
  expect(browser.socketNow.sent.length).toBe(1 + 3);
  browser.socketNow.say({ reply: { id: 'id-2', with: { forms: [] } } });
  await asked[1];
  expect(browser.socketNow.sent.at(-1)).toEqual({ ask: { id: 'id-4', what: { lines: { before: 4 } } } });
  browser.socketNow.onclose?.();
  browser.pass(1_000);
  welcome(browser, 1);
  expect(browser.socketNow.sent.length).toBe(1 + 3);
});

test('it waits longer each time, and not at all once the network is back', () => {
  const { browser, heard } = begin();
  const delays: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const before = browser.sockets.length;
    browser.socketNow.onclose?.();
    const from = browser.now();
    while (browser.sockets.length === before) browser.pass(5);
    delays.push(browser.now() - from);
  }
  for (let n = 1; n < delays.length; n += 1) expect(delays[n]).toBeGreaterThan(delays[n - 1] ?? 0);
  browser.socketNow.onclose?.();
  expect(heard.statuses.at(-1)).toBe('waiting');
  browser.come('network');
  expect(browser.sockets.length).toBe(7);
});

test('a silent server is asked, and given up if it does not answer', () => {
  const { browser, heard } = begin();
  welcome(browser, 1);
  browser.pass(18_000);
  expect(browser.socketNow.sent.at(-1)).toBe('ping');
  browser.socketNow.say('pong');
  browser.pass(10_000);
  expect(browser.sockets.length).toBe(1);
  browser.pass(20_000);
  expect(browser.sockets.length).toBeGreaterThan(1);
  expect(heard.statuses).toContain('waiting');
});

test('a server that never welcomes is given up', () => {
  const { browser } = begin();
  browser.socketNow.onopen?.();
  browser.pass(13_000);
  expect(browser.sockets.length).toBe(2);
});

test('after sleep it connects anew, also if the socket looks open', () => {
  const { browser } = begin();
  welcome(browser, 4);
  browser.sleep(60_000);
  browser.pass(1);
  expect(browser.sockets.length).toBe(2);
  expect(browser.sockets[0]?.closed).toBe(true);
});

test('a page that is seen again connects anew, unless it heard something just now', () => {
  const { browser } = begin();
  welcome(browser, 4);
  browser.come('seen');
  expect(browser.sockets.length).toBe(1);
  browser.pass(9_000);
  browser.come('seen');
  expect(browser.sockets.length).toBe(2);
});

test('an old socket is not listened to any more', () => {
  const { browser, heard } = begin();
  welcome(browser, 4);
  const old = browser.socketNow;
  browser.come('network');
  old.say({ update: { seq: 5, view: emptyView(5), lines: [] } });
  old.onclose?.();
  expect(heard.seqs).toEqual([4]);
  expect(browser.sockets.length).toBe(2);
});

test('a goodbye for good ends it, and gives up what waits', async () => {
  const { browser, heard, connection } = begin();
  welcome(browser, 4);
  const asked = connection.do('call_off');
  browser.socketNow.say({ bye: { code: 'kicked', text: 'Weg.', again: false } });
  expect(heard.statuses.at(-1)).toBe('ended');
  expect(await asked).toEqual({ ok: false, code: 'kicked', text: 'Weg.', rule: null });
  expect(await connection.do('call_off')).toMatchObject({ ok: false, code: 'closed' });
  browser.pass(100_000);
  expect(browser.sockets.length).toBe(1);
  expect(browser.listening).toBe(0);
});

test('a goodbye for a while comes back', () => {
  const { browser, heard } = begin();
  welcome(browser, 4);
  browser.socketNow.say({ bye: { code: 'shutdown', text: '', again: true } });
  browser.pass(1_000);
  expect(heard.byes.length).toBe(1);
  expect(browser.sockets.length).toBe(2);
});

test('another language asks for everything anew', () => {
  const { browser, heard, connection } = begin();
  welcome(browser, 4);
  void connection.do('call_off');
  connection.setLang('en');
  expect(browser.socketNow.sent.at(-1)).toEqual({ lang: 'en' });
  update(browser, 5);
  void connection.ask({ forms: { actor: 1 } });
  expect(browser.socketNow.sent.at(-1)).toEqual({ ask: { id: 'id-2', what: { forms: { actor: 1 } } } });
  browser.socketNow.say({ welcome: { you: gm, view: emptyView(5), lines: [], follows: false } });
  expect(heard.seqs).toEqual([4, 5]);
  expect(heard.follows).toBe(false);
  // It is the same socket: nothing is sent twice.
  expect(browser.socketNow.sent.length).toBe(4);
});

test('a language that changes while hello is on its way is told after it', () => {
  const { browser, heard, connection } = begin();
  browser.socketNow.onopen?.();
  connection.setLang('en');
  browser.socketNow.say({ welcome: { you: gm, view: emptyView(4), lines: [], follows: true } });
  expect(heard.welcomes).toBe(0);
  expect(browser.socketNow.sent.at(-1)).toEqual({ lang: 'en' });
});

test('the socket is where the page is', () => {
  expect(socketUrl({ protocol: 'http:', host: '192.168.1.5:8417' }, 'abc')).toBe('ws://192.168.1.5:8417/api/socket?views=differences&table=abc');
  expect(socketUrl({ protocol: 'https:', host: 'x.example' }, 'abc')).toBe('wss://x.example/api/socket?views=differences&table=abc');
});

function named(browser: FakeBrowser, seq: number, tag: string) {
  browser.socketNow.onopen?.();
  browser.socketNow.say({ welcome: { you: gm, view: emptyView(seq), lines: [], follows: true, tag } });
}

function difference(browser: FakeBrowser, seq: number, from: string, tag: string) {
  const patch = [{ op: 'replace' as const, path: '/seq', value: seq }];
  browser.socketNow.say({ difference: { seq, from, tag, patch, lines: [] } });
}

test('a difference is applied to the last view, whole or not', () => {
  const { browser, heard } = begin();
  named(browser, 7, 'a');
  difference(browser, 8, 'a', 'b');
  difference(browser, 9, 'b', 'c');
  browser.socketNow.say({ update: { seq: 10, view: emptyView(10), lines: [], tag: 'd' } });
  difference(browser, 10, 'd', 'e');
  expect(heard.seqs).toEqual([7, 8, 9, 10, 10]);
  expect(browser.socketNow.sent.length).toBe(1);
});

test('a difference to another view is not taken: the whole view is asked for', () => {
  const { browser, heard } = begin();
  named(browser, 7, 'a');
  difference(browser, 8, 'x', 'y');
  difference(browser, 9, 'y', 'z');
  expect(heard.seqs).toEqual([7]);
  expect(browser.socketNow.sent.at(-1)).toEqual({ hello: { token: 'secret', lang: 'de', after: 7 } });
  expect(browser.socketNow.sent.length).toBe(2);
  browser.socketNow.say({ welcome: { you: gm, view: emptyView(9), lines: [], follows: true, tag: 'z' } });
  difference(browser, 10, 'z', 'a');
  expect(heard.seqs).toEqual([7, 9, 10]);
});

test('a difference that was lost is noticed by its number, or by the tag if the number stays', () => {
  for (const [seq, from] of [
    [9, 'b'],
    [7, 'b'],
  ] as const) {
    const { browser, heard } = begin();
    named(browser, 7, 'a');
    difference(browser, seq, from, 'c');
    expect(heard.seqs).toEqual([7]);
    expect(browser.socketNow.sent.length).toBe(2);
  }
});

test('a difference that does not fit, or to a view without a tag, is not taken', () => {
  const { browser, heard } = begin();
  named(browser, 7, 'a');
  const patch = [{ op: 'remove' as const, path: '/nothing' }];
  browser.socketNow.say({ difference: { seq: 8, from: 'a', tag: 'b', patch, lines: [] } });
  expect(browser.socketNow.sent.length).toBe(2);
  browser.socketNow.say({ welcome: { you: gm, view: emptyView(8), lines: [], follows: true } });
  difference(browser, 9, '', 'c');
  expect(browser.socketNow.sent.length).toBe(3);
  expect(heard.seqs).toEqual([7, 8]);
});
