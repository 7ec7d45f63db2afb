// Precompresses each file of the page, so that the server only has to send it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/;

/** Writes `x.br` and `x.gz` next to each text file `x` if that saves at least a tenth. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'schwung-compress',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith('/') || /^[A-Za-z]:/.test(config.build.outDir)) folder = config.build.outDir;
    },
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (TEXT.test(name)) compressFile(join(folder, name));
      }
    },
  };
}

function compressFile(path: string): void {
  const plain = readFileSync(path);
  const worth = plain.length * 0.9;
  const brotli = brotliCompressSync(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
  if (brotli.length < worth) writeFileSync(`${path}.br`, brotli);
  const gzip = gzipSync(plain, { level: 9 });
  if (gzip.length < worth) writeFileSync(`${path}.gz`, gzip);
}
