// Which modules share a file. Left alone, each module that two screens use becomes a file of its own, and a table would
// begin with a dozen: each of them costs a slow phone more than the few bytes that it may spare others.
import type { Rolldown } from 'vite';

type Context = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

/** What comes first at a table, in this order: each has what those before it do not have already. */
const FIRST: readonly (readonly [name: string, path: RegExp])[] = [
  ['main', /src\/main\.ts$/],
  ['board', /src\/screens\/table\/Table\.svelte$/],
  ['fate', /src\/screens\/table\/fate\.ts$/],
];

/** What tables of other engines have, too: what it shares with the panels of the Fate books is not theirs alone. */
const OTHERS: readonly RegExp[] = [/src\/lib\/(zerospace|daemmersturm)\/kit\.ts$/, /src\/screens\/table\/panels\.ts$/];

/** For `codeSplitting`: the screen of the table with all that it needs at first, and its panels for the Fate books. */
export function chunks(): Rolldown.CodeSplittingOptions {
  const reached = new Map<string, Set<string>>();
  const seen = new Map<string, string>();
  const shared = new Set<string>();
  // Modules are named one by one, in no order of ours: the roots are found on the way down from the first one.
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
    // What a module needs may be in a file that is there already.
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
