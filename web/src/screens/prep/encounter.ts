// Turns a game master's quick entry into an encounter file.

/** A quoted TOML string. */
export function quoted(text: string): string {
  const plain = text.trim().replace(/[\u0000-\u001f\u007f]/g, ' ');
  return `"${plain.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;
}

/** Names separated by commas or lines, as the entries of a TOML list. */
export const names = (text: string): string =>
  text
    .split(/[,\n]/)
    .map((it) => it.trim())
    .filter((it) => it !== '')
    .map(quoted)
    .join(', ');

/** Problems of a quick entry: those of single fields by their keys in the file, and all others. */
export interface Wrong {
  fields: Record<string, string>;
  rest: string;
}

/**
 * Finds the fields that caused the problems of an encounter file. The server lists these one per line, as "line 7, column 9: …"
 * in the reader's language, and each field is one line of the file that begins with its key.
 */
export function wrongIn(body: string, problems: string): Wrong {
  const of = body.split('\n');
  const wrong: Wrong = { fields: {}, rest: '' };
  const rest: string[] = [];
  for (const problem of problems.split('\n')) {
    const [, line = '', text = ''] = /^\D{0,20}(\d+)\D{1,20}\d+: (.+)$/.exec(problem) ?? [];
    const key = /^([\w-]+) = /.exec(of[Number(line) - 1] ?? '')?.[1];
    if (key) wrong.fields[key] = [wrong.fields[key], text].filter(Boolean).join(' ');
    else rest.push(text || problem);
  }
  wrong.rest = rest.join('\n');
  return wrong;
}

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export interface Scene {
  title: string;
  /** Aspects, one per line; a leading `?` hides the aspect. */
  aspects: string;
  /** Zones, one per line. */
  zones: string;
  /** `Here - There`, with a border as `Here - There: 2`, one-way as `Here > There`. */
  ways: string;
}

/** The encounter file for a scene. */
export function scene(system: string, it: Scene): string {
  const parts = [`system = ${quoted(system)}`];
  if (it.title.trim()) parts.push(`title = ${quoted(it.title)}`);
  for (const zone of lines(it.zones)) parts.push(`\n[[zone]]\nname = ${quoted(zone)}`);
  for (const line of lines(it.ways)) {
    const found = /^(.+?)\s*(-|>)\s*(.+?)(?::\s*(\d+))?$/.exec(line);
    if (!found) continue;
    const [, from = '', kind, to = '', border] = found;
    const way = [`\n[[border]]\nbetween = [${quoted(from)}, ${quoted(to)}]`];
    if (border) way.push(`value = ${Number(border)}`);
    if (kind === '>') way.push('one-way = true');
    parts.push(way.join('\n'));
  }
  for (const line of lines(it.aspects)) {
    const hidden = line.startsWith('?');
    parts.push(`\n[[aspect]]\ntext = ${quoted(hidden ? line.slice(1) : line)}${hidden ? '\nhidden = true' : ''}`);
  }
  return `${parts.join('\n')}\n`;
}

export interface Cast {
  name: string;
  kind: 'named' | 'minions';
  side: string;
  zone: string;
  hidden: boolean;
  /** Minions: quality, 1 to 3. */
  quality: number;
  /** Minions: number of members. */
  count: number;
  /** Minions: `physical`, `social` or `mental`. */
  conflict: string;
  /** For example `Fists 3, Athletics 2`. */
  skills: string;
  /** Aspects, one per line. */
  aspects: string;
  fate: number;
}

/** The encounter file for a character or a group. */
export function cast(system: string, it: Cast): string {
  const head = [`system = ${quoted(system)}`];
  // Every character in a file needs a zone of that file.
  if (it.zone.trim()) head.push(`\n[[zone]]\nname = ${quoted(it.zone)}`);
  const body = [`\n[[${it.kind === 'named' ? 'character' : 'minions'}]]`, `name = ${quoted(it.name)}`];
  if (it.side.trim()) body.push(`side = ${quoted(it.side)}`);
  if (it.zone.trim()) body.push(`zone = ${quoted(it.zone)}`);
  if (it.hidden) body.push('hidden = true');
  if (it.kind === 'minions') {
    body.push(`quality = ${it.quality}`, `kind = ${quoted(it.conflict)}`, `count = ${it.count}`);
  } else {
    body.push(`fate = ${it.fate}`);
    const skills = it.skills.split(/[,\n]/).flatMap((part) => {
      const found = /^\s*(.+?)\s+([+−-]?\d+)\s*$/.exec(part);
      return found ? [`${quoted(found[1] ?? '')} = ${Number((found[2] ?? '0').replace('−', '-').replace('+', ''))}`] : [];
    });
    if (skills.length) body.push(`skills = { ${skills.join(', ')} }`);
    const aspects = lines(it.aspects).map((line) =>
      line.startsWith('?') ? `{ text = ${quoted(line.slice(1))}, secret = true }` : quoted(line),
    );
    if (aspects.length) body.push(`aspects = [${aspects.join(', ')}]`);
  }
  return `${[...head, ...body].join('\n')}\n`;
}
