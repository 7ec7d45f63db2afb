// The address of the odds screen: a link shows the same odds to everybody.

/** The requested rolls; an empty `other` means no comparison. */
export interface Asked {
  roll: string;
  other: string;
}

/** Parses the query. A plus sign stays a plus sign, since people type `/odds?roll=2d6+3`. */
export function read(search: string): Asked {
  const found = new Map<string, string>();
  for (const part of search.replace(/^\?/, '').split('&')) {
    const [name = '', ...rest] = part.split('=');
    found.set(name, decode(rest.join('=')).trim());
  }
  const [roll = '', other = ''] = ['roll', 'with'].map((it) => found.get(it));
  return roll === '' ? { roll: other, other: '' } : { roll, other };
}

/** The address that shows these rolls. */
export function href({ roll, other }: Asked): string {
  const parts = [['roll', roll.trim()], ['with', other.trim()]].filter(([, it]) => it !== '');
  return `/odds${parts.map(([name, it], n) => `${n === 0 ? '?' : '&'}${name}=${encodeURIComponent(it ?? '')}`).join('')}`;
}

/** Decodes a component; returns it unchanged if it is malformed. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
