// Assigns modules to files. By default, each module shared by two screens becomes a separate file, so a table would
// start with a dozen of them, each of which costs a slow phone more than the few bytes it may save others.
import type { Rolldown } from 'vite';

type Context = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

/** The files needed first at a table, in this order: each contains what the previous ones do not. */
const FIRST: readonly (readonly [name: string, path: RegExp])[] = [
  ['main', /src\/main\.ts$/],
  ['board', /src\/screens\/table\/Table\.svelte$/],
  ['fate', /src\/screens\/table\/fate\.ts$/],
];

/** Entry points of other engines: modules they share with the panels of the Fate books get a file of their own. */
const OTHERS: readonly RegExp[] = [/src\/lib\/(zerospace|daemmersturm)\/kit\.ts$/, /src\/screens\/table\/panels\.ts$/];

/**
 * The `codeSplitting` option: one file for the table screen with everything it needs first, and one for its Fate
 * panels.
 */
export function chunks(): Rolldown.CodeSplittingOptions {
  const reached = new Map<string, Set<string>>();
  const seen = new Map<string, string>();
  const shared = new Set<string>();
  // Modules are visited in arbitrary order, so the roots are found by walking down from the first module.
  const find = (context: Context) => {
    if (reached.size > 0) return;
    const roots = new Map<string, string>();
    const others: string[] = [];
    walk([...seen.keys()], context, true, (id) => {
      for (const [name, path] of FIRST) if (path.test(id)) roots.set(name, id);
      if (OTHERS.some((path) => path.test(id))) others.push(id);
    });
    walk(others, context, false, (id) => shared.add(id));
    for (const [name] of FIRST) {
      const own = new Set<string>();
      const root = roots.get(name);
      if (root) walk([root], context, false, (id) => own.add(id));
      reached.set(name, own);
    }
  };
  return {
    // The dependencies of a module may already be in another file.
    includeDependenciesRecursively: false,
    groups: [
      {
        test: (id) => {
          seen.set(id, id);
          return true;
        },
        name: (id, context) => {
          find(context);
          if (id.includes('rolldown/runtime')) return 'board';
          const [name] = FIRST.find(([it]) => reached.get(it)?.has(id)) ?? [];
          if (name === 'fate' && shared.has(id)) return 'board';
          return name === undefined || name === 'main' ? null : name;
        },
      },
    ],
  };
}

function walk(from: readonly string[], context: Context, lazily: boolean, visit: (id: string) => void): void {
  const known = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (known.has(id)) continue;
    known.add(id);
    visit(id);
    const info = context.getModuleInfo(id);
    open.push(...(info?.importedIds ?? []), ...(lazily ? (info?.dynamicallyImportedIds ?? []) : []));
  }
}
