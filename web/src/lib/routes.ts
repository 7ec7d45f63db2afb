// The routes of the page. Does not use browser APIs.

/** Names of the screens. */
export type Name =
  | 'start' | 'rules' | 'play' | 'odds' | 'about' | 'settings' | 'shelf' | 'campaign' | 'lent' | 'maker'
  | 'table' | 'log' | 'sheet' | 'prep' | 'house' | 'lobby' | 'watch' | 'character' | 'evening' | 'advance' | 'insight' | 'what-if' | 'recap' | 'evenings'
  | 'unknown';

/** A parsed address. */
export interface Route {
  name: Name;
  /** Path parameters: `table`, `actor`, `rule`, `system`, `campaign`, `of` (a table of a campaign). */
  params: Partial<Record<string, string>>;
  /** The fragment without `#`: the token of a link. */
  hash: string;
}

/** `:x` is a path parameter. `house` is the settings of a table, `settings` those of this browser. */
const ROUTES: readonly (readonly [string, Name])[] = [
  ['/', 'start'],
  ['/rules', 'rules'],
  ['/rules/:rule', 'rules'],
  ['/rules/:rule/play', 'play'],
  ['/odds', 'odds'],
  ['/settings', 'settings'],
  ['/about', 'about'],
  ['/shelf', 'shelf'],
  ['/shelf/shared', 'lent'],
  ['/shelf/campaign/:campaign', 'campaign'],
  ['/shelf/campaign/:campaign/recap/:of', 'evenings'],
  ['/shelf/new/:system', 'maker'],
  ['/t/:table', 'table'],
  ['/t/:table/log', 'log'],
  ['/t/:table/recap', 'recap'],
  ['/t/:table/sheet/:actor', 'sheet'],
  ['/t/:table/prep', 'prep'],
  ['/t/:table/character', 'character'],
  ['/t/:table/evening', 'evening'],
  ['/t/:table/advance', 'advance'],
  ['/t/:table/insight', 'insight'],
  ['/t/:table/what-if', 'what-if'],
  ['/t/:table/settings', 'house'],
  ['/t/:table/lobby', 'lobby'],
  ['/t/:table/watch', 'watch'],
];

/** Parses an address. */
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

/** Decodes a segment; returns it unchanged if it is malformed. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
