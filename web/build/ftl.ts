// Parses messages at build time: parsing them on a phone would take time and require loading the parser.
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import type { Entries } from '../src/lib/fluent.ts';

/** The parsed messages and terms of a file. */
export function entries(source: string): Entries {
  return Object.fromEntries(
    new FluentResource(source).body.map(({ id, value, attributes }) => {
      const isPlain = value !== null && Object.keys(attributes).length === 0;
      return [id, isPlain ? value : { value, attributes }];
    }),
  );
}

/** Lets code import `.ftl` files as parsed messages. */
export function ftl(): Plugin {
  return {
    name: 'schwung-ftl',
    enforce: 'pre',
    transform(source, id) {
      if (!id.endsWith('.ftl')) return null;
      return { code: `export default ${JSON.stringify(entries(source))};`, map: null, moduleType: 'js' };
    },
  };
}
