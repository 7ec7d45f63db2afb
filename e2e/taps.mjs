// Plays fixed tasks in a real browser, with the people they need, and counts taps, typed words, hand-overs and questions. A
// measurement, not a test: `cargo xtask taps [NAME]`. Dice are random: a task that needs a certain outcome is undone and
// repeated until that outcome occurs, and only the last attempt counts.
import { launch } from './browser.mjs';
import { NotPossible, Tally } from './counted.mjs';
import { Server } from './server.mjs';
import { DAEMMERSTURM_CHARACTERS, DaemmersturmCharacters, FATE_CHARACTERS, FateCharacters, ZEROSPACE_CHARACTERS, ZeroSpaceCharacters } from './taps-characters.mjs';
import { DAEMMERSTURM, DaemmersturmTable } from './taps-daemmersturm.mjs';
import { FATE, FateTable } from './taps-fate.mjs';
import { ZEROSPACE, ZeroSpaceTable } from './taps-zerospace.mjs';

/** Names may be given without umlauts. */
const plain = (name) => name.toLowerCase().replaceAll('ä', 'ae');
const only = plain(process.argv.slice(2).join(' '));
const MOST_TRIES = 60;
const [server, browser] = [await Server.start(), await launch()];
const rows = [];

try {
  for (const [tasks, Table] of [[FATE, FateTable], [ZEROSPACE, ZeroSpaceTable], [DAEMMERSTURM, DaemmersturmTable], [FATE_CHARACTERS, FateCharacters], [ZEROSPACE_CHARACTERS, ZeroSpaceCharacters], [DAEMMERSTURM_CHARACTERS, DaemmersturmCharacters]]) {
    const wanted = tasks.filter((it) => plain(it.name).includes(only));
    if (wanted.length === 0) continue;
    const table = await Table.open(server, browser);
    for (const task of wanted) {
      const row = await measured(task, table);
      rows.push(row);
      tell(row);
    }
    await table.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(`\n${['task', 'at most', 'now'].map((it) => `| ${it} `).join('')}|\n|---|---|---|`);
for (const { task, text } of rows) console.log(`| ${task.name} | ${task.budget} | ${text} |`);

/** Plays a task until it has the wanted outcome. */
async function measured(task, table) {
  const dry = [];
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const { seq } = await table.view();
    await table.settle(task);
    const tally = new Tally();
    for (const hands of table.people) hands.tally = tally;
    try {
      await task.play(table);
      const end = await table.view();
      if (!(task.fits?.(table, end) ?? true)) continue;
      const seconds = ((await table.allHeard(end.seq)) - tally.began) / 1000;
      return { task, tally, seconds, tries, text: summed(tally) };
    } catch (error) {
      if (error instanceof NotPossible) return { task, text: `not possible: ${error.message}` };
      if (process.env.TRACE) console.error(error.message, await table.seen());
      dry.push(error.message.split('\n')[0]);
      if (dry.length === 3) return { task, text: `failed: ${dry[2]}` };
    } finally {
      await table.goBack(seq);
    }
  }
  return { task, text: `the outcome did not come in ${MOST_TRIES} tries` };
}

function summed({ taps, words, handOvers, questions, pastes }) {
  const parts = [`${taps} ${taps === 1 ? 'tap' : 'taps'}`];
  if (pastes > 0) parts.push(`${pastes} pastes`);
  if (words > 0) parts.push(`${words} ${words === 1 ? 'word' : 'words'}`);
  if (handOvers > 0) parts.push(`${handOvers} hand-over${handOvers === 1 ? '' : 's'}`);
  if (questions.size > 0) parts.push(`${questions.size} question${questions.size === 1 ? '' : 's'}`);
  return parts.join(', ');
}

function tell({ task, tally, seconds, tries, text }) {
  console.log(`${task.name}\n    ${text}   (at most ${task.budget})`);
  if (!tally) return;
  const people = [...tally.people].map(([name, it]) => `${name} ${it.taps}${it.words > 0 ? ` and ${it.words} ${it.words === 1 ? 'word' : 'words'}` : ''}`);
  console.log(`    ${people.join(', ')}; everybody has it after ${seconds.toFixed(1)} s; played ${tries} time${tries === 1 ? '' : 's'}`);
  if (tally.questions.size > 0) console.log(`    asked: ${[...tally.questions.values()].join(', ')}`);
}
