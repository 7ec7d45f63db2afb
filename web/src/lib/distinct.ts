// Names that tell things apart.

/** `name`, or if it is taken, with the first number from 2 with which it is not. */
export function distinct(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((it) => it.toLowerCase()));
  if (!known.has(name.toLowerCase())) return name;
  for (let n = 2; ; n += 1) if (!known.has(`${name} ${n}`.toLowerCase())) return `${name} ${n}`;
}
