// Builds the inline script of the document: see `src/early.ts`.
import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { FILES, KITS } from '../src/files.ts';
import type { Ahead } from '../src/early.ts';

type Chunk = Rolldown.OutputChunk;

/** Inserts the script before the first file reference of the document, with the names of all files it may request. */
export function early(): Plugin {
  let root = '';
  return {
    name: 'schwung-early',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {}, chunk }) {
        const script = (await bundled(root)).trim().replace(/\bAHEAD\b/g, JSON.stringify(ahead(root, bundle, chunk)));
        // A `<` could end the script element.
        if (script.includes('<')) throw new Error('the script of the document must not contain <');
        const at = html.indexOf('<script type="module"');
        if (at < 0) throw new Error('the document has no script');
        return `${html.slice(0, at)}<script>${script}</script>\n    ${html.slice(at)}`;
      },
    },
  };
}

/** Bundles `src/early.ts` with its imports into one script. */
async function bundled(root: string): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, target: 'es2022', rolldownOptions: { input: `${root}/src/early.ts`, output: { format: 'iife' } } },
  });
  const [output] = [made].flat();
  const first = output && 'output' in output ? output.output[0] : undefined;
  if (first?.type !== 'chunk') throw new Error('src/early.ts gives no script');
  return first.code;
}

/** The files that each screen, language and engine needs besides those of the page itself. */
function ahead(root: string, bundle: Rolldown.OutputBundle, entry: Chunk | undefined): Ahead {
  const chunks = Object.values(bundle).filter((it): it is Chunk => it.type === 'chunk');
  const known = new Set(entry ? all(entry, bundle) : []);
  const files = (path: string) => {
    const found = chunks.find((it) => it.moduleIds.includes(resolve(root, 'src', path)));
    if (!found) throw new Error(`no file of the page has ${path}`);
    // Styles first: they are small and block rendering.
    const order = (it: string) => (it.endsWith('.css') ? 0 : 1);
    return all(found, bundle).sort((a, b) => order(a) - order(b)).filter((it) => !known.has(it)).map((it) => `/${it}`);
  };
  const by = (paths: Record<string, string>) => Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, files(path)]));
  return { screens: by(FILES), kits: by(KITS), langs: by(texts('lib/texts/$.ts')), more: by(texts('../../messages/$/page-screens.ftl')) };
}

const texts = (path: string) => Object.fromEntries(['de', 'en'].map((lang) => [lang, path.replace('$', lang)]));

/** A file and its transitive imports. */
function all(chunk: Chunk, bundle: Rolldown.OutputBundle, found: string[] = []): string[] {
  if (found.includes(chunk.fileName)) return found;
  found.push(chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []));
  for (const name of chunk.imports) {
    const other = bundle[name];
    if (other?.type === 'chunk') all(other, bundle, found);
  }
  return found;
}
