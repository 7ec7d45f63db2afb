// Checks the messages of the page: equal in both languages, complete, and all used.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entries } from '../build/ftl.ts';
import { Messages } from '../src/lib/fluent';

const MESSAGES = join(import.meta.dirname, '../../messages');
const LANGUAGES = ['de', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

const isOurs = (name: string) => /^(page.*|terms-.*)\.ftl$/.test(name);
const files = (language: Language) => readdirSync(join(MESSAGES, language)).filter(isOurs).sort();
const read = (language: Language, name: string) => readFileSync(join(MESSAGES, language, name), 'utf8');

/** The keys of a file, attributes as `key.attribute`, each with the variables it uses. */
function keys(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let [message, key] = ['', ''];
  for (const line of source.split('\n').filter((it) => !it.startsWith('#'))) {
    const head = /^(-?[a-zA-Z][\w-]*) =/.exec(line)?.[1];
    const attribute = /^\s+(\.[a-zA-Z][\w-]*) =/.exec(line)?.[1];
    if (head) message = key = head;
    else if (attribute) key = message + attribute;
    const variables = [...line.matchAll(/\$([\w-]+)/g)].map((it) => it[1] ?? '');
    if (key) found.set(key, [...new Set([...(found.get(key) ?? []), ...variables])].sort());
  }
  return found;
}

/** The source code of the page without its tests. */
function code(): string[] {
  const folder = join(import.meta.dirname, '../src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|(^|[\\/])wire\.ts$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** The string literals; a `${…}` becomes a `*`. */
function literals(source: string): string[] {
  const plain = [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map((it) => it[1] ?? it[2] ?? '');
  const made = [...source.matchAll(/`([^`\n]*)`/g)].map((it) => (it[1] ?? '').replace(/\$\{[^{}]*\}/g, '*'));
  return [...plain, ...made];
}

/** The literals in the first argument of each call of `t` and `has`. */
function asked(source: string): string[] {
  const calls = [...source.matchAll(/(?<![\w.])(?:t|has)\(/g)];
  return calls.flatMap((call) => literals(firstArgument(source.slice(call.index + call[0].length))));
}

function firstArgument(rest: string): string {
  let depth = 0;
  for (const [at, letter] of [...rest].entries()) {
    if ('([{'.includes(letter)) depth += 1;
    if (depth === 0 && ',)'.includes(letter)) return rest.slice(0, at);
    if (')]}'.includes(letter)) depth -= 1;
  }
  return rest;
}

/** Whether a pattern such as `screen-role-*` matches a key. */
function fits(pattern: string, key: string): boolean {
  if (!pattern.includes('*')) return pattern === key;
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^$()|[\]\\{}]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`).test(key);
}

const isKey = (it: string) => /^[a-z][a-z0-9]*-[a-z0-9*.-]+$/.test(it);

test('both languages have the same files', () => {
  expect(files('de')).toEqual(files('en'));
});

test.each(files('de'))('%s has the same messages with the same variables in both languages', (name) => {
  const [de, en] = LANGUAGES.map((language) => keys(read(language, name)));
  const own = (all: Map<string, string[]> | undefined) => [...(all ?? [])].filter(([key]) => !key.startsWith('-'));
  expect(own(de)).toEqual(own(en));
});

test.each(LANGUAGES)('what the page says in %s is there', (language) => {
  const messages = new Messages(language, files(language).map((name) => entries(read(language, name))));
  const all = files(language).flatMap((name) => [...keys(read(language, name)).keys()]);
  const missing = code()
    .flatMap(asked)
    .filter(isKey)
    .filter((wanted) => (wanted.includes('*') ? !all.some((key) => fits(wanted, key)) : !messages.has(wanted)));
  expect([...new Set(missing)]).toEqual([]);
});

test('every message of the page is used', () => {
  const said = [...new Set(code().flatMap(literals))].filter(isKey);
  const ours = files('de').filter((name) => name.startsWith('page')).flatMap((name) => [...keys(read('de', name)).keys()]);
  expect(ours.filter((key) => !said.some((it) => fits(it, key.split('.')[0] ?? key)))).toEqual([]);
});
