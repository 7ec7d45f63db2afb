// Which address leads where. Nothing here knows of a browser.

/** A page of its own. */
export type Name =
  | 'start' | 'rules' | 'odds' | 'about' | 'settings'
  | 'table' | 'log' | 'sheet' | 'prep' | 'house' | 'lobby' | 'watch'
  | 'unknown';

/** Where the reader is. */
export interface Route {
  name: Name;
  /** Parts of the path: `table`, `actor`, `rule`. */
  params: Partial<Record<string, string>>;
  /** What stands behind `#`, without it: a token, when somebody comes by a link. */
  hash: string;
}

/** `:x` is one part of the path. Settings of a table are `house`; `settings` are those of this browser alone. */
const ROUTES: readonly (readonly [string, Name])[] = [
  ['/', 'start'],
  ['/rules', 'rules'],
  ['/rules/:rule', 'rules'],
  ['/odds', 'odds'],
  ['/settings', 'settings'],
  ['/about', 'about'],
  ['/t/:table', 'table'],
  ['/t/:table/log', 'log'],
  ['/t/:table/sheet/:actor', 'sheet'],
  ['/t/:table/prep', 'prep'],
  ['/t/:table/settings', 'house'],
  ['/t/:table/lobby', 'lobby'],
  ['/t/:table/watch', 'watch'],
];

/** Where an address leads. */
export function match(path: string, hash = ''): Route {
  const parts = split(path);
  for (const [pattern, name] of ROUTES) {
    const params = fit(split(pattern), parts);
    if (params) return { name, params, hash: hash.replace(/^#/, '') };
  }
  return { name: 'unknown', params: {}, hash: '' };
}

function split(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function fit(pattern: readonly string[], parts: readonly string[]): Route['params'] | null {
  if (pattern.length !== parts.length) return null;
  const params: Route['params'] = {};
  for (const [at, want] of pattern.entries()) {
    const part = parts[at] ?? '';
    if (want.startsWith(':')) params[want.slice(1)] = decode(part);
    else if (want !== part) return null;
  }
  return params;
}

/** A part as it was meant; as it stands if it is broken. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
