// Tests of the requests made by the inline script of the document.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { askFirst, takeFirst } from '../src/lib/first';
import { later } from '../src/lib/ui/late';

afterEach(() => void vi.unstubAllGlobals());

function answers(ok: boolean, view: unknown) {
  const asked = vi.fn((_path: string, _init: RequestInit) => Promise.resolve({ ok, json: () => Promise.resolve(view) }));
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('how the table stands is asked for with the token in a header, and taken once', async () => {
  const asked = answers(true, { seq: 3 });
  askFirst('secret', 'de-x-words');
  expect(asked).toHaveBeenCalledWith('/api/table/view?lang=de-x-words', { headers: { authorization: 'Bearer secret' } });
  expect(await takeFirst('secret', 'de-x-words')).toEqual({ seq: 3 });
  expect(await takeFirst('secret', 'de-x-words')).toBe(null);
});

test('what was asked for by somebody else, in another language or in vain is not taken', async () => {
  answers(true, { seq: 3 });
  askFirst('secret', 'de');
  expect(await takeFirst('other', 'de')).toBe(null);
  askFirst('secret', 'de');
  expect(await takeFirst('secret', 'en')).toBe(null);
  answers(false, { code: 'token' });
  askFirst('secret', 'de');
  expect(await takeFirst('secret', 'de')).toBe(null);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  askFirst('secret', 'de');
  expect(await takeFirst('secret', 'de')).toBe(null);
});

test('parts that come later are fetched once', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  const load = vi.fn(() => Promise.resolve({ a: 1 }));
  const rest = later(load);
  expect(load).not.toHaveBeenCalled();
  expect([await rest.fetch(), await rest.fetch()]).toEqual([{ a: 1 }, { a: 1 }]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('the script of the document needs nothing of the screens', () => {
  const source = (path: string): string[] => {
    const text = readFileSync(join(import.meta.dirname, '../src', path), 'utf8');
    const named = [...text.matchAll(/^import (?!type)[^;]*? from '\.\/([^']+)';/gm)].map((it) => join(path, '..', `${it[1]}.ts`));
    return [path, ...named.flatMap(source)];
  };
  expect(source('early.ts').sort()).toEqual(['early.ts', 'lib/first.ts', 'lib/kept.ts', 'lib/routes.ts', 'lib/tongue.ts']);
});
