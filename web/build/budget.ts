// Limits the size of what must be loaded before the start page and the table can be shown.
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** Modules that most people load first. Their files count, together with the larger language. */
const FIRST = [/screens\/start\/Start\.svelte$/, /screens\/table\/Table\.svelte$/, /screens\/table\/fate\.ts$/];
const LANGUAGES = /lib\/texts\/(de|en)\.ts$/;

/** Fails the build if the scripts and styles of the first load exceed `limit` kB (1024 bytes, gzip). */
export function budget(limit: number): Plugin {
  return {
    name: 'schwung-budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((it): it is Chunk => it.type === 'chunk');
      const has = (it: Chunk, path: RegExp) => it.moduleIds.some((id) => path.test(id));
      const files = new Set<string>();
      const first = chunks.filter((it) => it.isEntry || FIRST.some((path) => has(it, path)));
      for (const chunk of first) collect(chunk, bundle, files);
      let bytes = [...files].reduce((sum, name) => sum + size(bundle[name]), 0);
      bytes += Math.max(0, ...chunks.filter((it) => has(it, LANGUAGES)).map(size));
      const kilobytes = (bytes / 1024).toFixed(1);
      this.info(`first load: ${kilobytes} of ${limit} kB in ${files.size + 1} files`);
      if (bytes > limit * 1024) this.error(`the first load has ${kilobytes} kB, more than the ${limit} kB agreed on`);
    },
  };
}

/** Adds the files that a chunk needs immediately: itself, its imports and their styles. */
function collect(chunk: Chunk, bundle: Rolldown.OutputBundle, files: Set<string>): void {
  if (files.has(chunk.fileName)) return;
  files.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  for (const name of chunk.imports) {
    const other = bundle[name];
    if (other?.type === 'chunk') collect(other, bundle, files);
  }
}

/** Compressed size in bytes. */
function size(file: Rolldown.OutputBundle[string] | undefined): number {
  if (!file) return 0;
  return gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length;
}
