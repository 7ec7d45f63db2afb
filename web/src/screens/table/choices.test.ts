import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { beforeAll, expect, test } from 'vitest';

import { entries } from '../../../build/ftl.ts';
import { install, setLang } from '../../lib/i18n';
import type { Barred, ChoiceView } from '../../wire';
import Choices from './Choices.svelte';
import { question } from './fixture';

const file = (name: string) => entries(readFileSync(join(import.meta.dirname, '../../../../messages', name), 'utf8'));

beforeAll(async () => {
  install('de', { pages: { p: file('de/page.ftl'), t: file('de/page-table.ftl') }, terms: { 'terms-sotc.ftl': file('de/terms-sotc.ftl') } });
  await setLang('de');
});

const choice = (label: string, shape: string, barred: Barred | null = null): ChoiceView => ({ label, price: null, rule: '', barred, words: null, shape, chance: null });
const spent = { text: 'Die Aktion ist schon verbraucht', rule: 'sotc.defend.full' };
const unfit = { text: 'Passt hier nicht', rule: 'sotc.defend.skill' };

/** The answers to an attack, for a character who can or cannot use full defence. */
function shown(full: Barred | null): string {
  const choices = [choice('Kunst', 'skill', unfit), choice('Kunst, volle Verteidigung +2', 'full', unfit), choice('Athletik', 'skill'), choice('Athletik, volle Verteidigung +2', 'full', full)];
  const props = { question: { ...question(true), kind: 'defend', choices, usual: 2 }, chances: null, chosen: 2, words: '', onenter: () => undefined };
  return render(Choices, { props }).body;
}

test('full defence can be chosen only by those who have an action left, and says why', () => {
  const [can, cannot] = [shown(null), shown(spent)];
  const box = (html: string) => /<input[^>]*data-full[^>]*>/.exec(html)?.[0] ?? '';
  expect(box(can)).toContain('checkbox');
  expect(box(can)).not.toContain('disabled');
  expect(can).not.toContain(spent.text);
  expect(box(cannot)).toContain('disabled');
  expect(cannot).toContain(spent.text);
});

test('answers that say the same for different prices are shown once, for all that there is', () => {
  const words = { label: 'Was', optional: false, max: 99 };
  const other = (price: string): ChoiceView => ({ ...choice('Etwas anderes', 'plain'), price, words });
  const choices = [choice('Nichts mehr', 'pass'), other('1 Erfolgsgrad'), other('2 Erfolgsgrade'), other('3 Erfolgsgrade')];
  const html = render(Choices, { props: { question: { ...question(true), kind: 'overflow', choices, usual: 0 }, chances: null, chosen: 0, words: '', onenter: () => undefined } }).body;
  expect(html).toContain('3 Erfolgsgrade');
  expect(html).not.toContain('2 Erfolgsgrade');
});
