// The address of chances: a link that shows everybody the same.

/** What is asked for; nothing to compare with if `other` is empty. */
export interface Asked {
  roll: string;
  other: string;
}

/** What stands behind `?`. A plus is a plus there: people type `/odds?roll=2d6+3`. */
export function read(search: string): Asked {
  const found = new Map<string, string>();
  for (const part of search.replace(/^\?/, '').split('&')) {
    const [name = '', ...rest] = part.split('=');
    found.set(name, decode(rest.join('=')).trim());
  }
  const [roll = '', other = ''] = ['roll', 'with'].map((it) => found.get(it));
  return roll === '' ? { roll: other, other: '' } : { roll, other };
}

/** The address of the page that shows it. */
export function href({ roll, other }: Asked): string {
  const parts = [['roll', roll.trim()], ['with', other.trim()]].filter(([, it]) => it !== '');
  return `/odds${parts.map(([name, it], n) => `${n === 0 ? '?' : '&'}${name}=${encodeURIComponent(it ?? '')}`).join('')}`;
}

/** As it stands if it is broken. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
