// Parses typed dice: `+ 0 - +`, `++0-`, `3 5 1`.

/** The symbol of a face of a Fudge die or of another die. */
export function sign(face: number, fudge: boolean): string {
  if (!fudge) return face < 0 ? `−${-face}` : String(face);
  return face > 0 ? '+' : face < 0 ? '−' : '0';
}

/** Whether these are the faces of a Fudge die. */
export function isFudge(faces: readonly number[]): boolean {
  return faces.length === 3 && [-1, 0, 1].every((it) => faces.includes(it));
}

/** The typed faces, if their number matches and each is possible. */
export function readFaces(text: string, dice: readonly (readonly number[])[]): number[] | null {
  const fudge = dice.every(isFudge);
  const words = fudge ? fudgeWords(text) : text.match(/[-−]?\d+/g)?.map((it) => Number(it.replace('−', '-')));
  if (!words || words.length !== dice.length) return null;
  return words.every((face, n) => dice[n]?.includes(face)) ? words : null;
}

function fudgeWords(text: string): number[] | null {
  const found: number[] = [];
  for (const word of text.replace(/[\s,;|]/g, '').matchAll(/[+-]1|[+\-−–±]|[0oO_.]|./gu)) {
    const it = word[0];
    if (it.startsWith('+')) found.push(1);
    else if (/^[-−–]/.test(it)) found.push(-1);
    else if (/^[0oO_.]$/.test(it)) found.push(0);
    else return null;
  }
  return found;
}

/** The next face of a die, for cycling through by taps. */
export function after(face: number, faces: readonly number[]): number {
  return faces[(faces.indexOf(face) + 1) % faces.length] ?? face;
}

/** The faces that a die of this kind can show, judged by the name and one face. */
export function facesLike(dice: string, face: number): number[] {
  if (dice.endsWith('dF')) return [-1, 0, 1];
  const range = /^(\d+)[-–](\d+)$/.exec(dice);
  if (range) return between(Math.min(Number(range[1]), face), Math.max(Number(range[2]), face));
  const most = Math.max(Number(/d?(\d+)$/.exec(dice)?.[1] ?? 6), Math.abs(face));
  const faces = between(1, most);
  return face < 0 ? faces.map((it) => -it) : faces;
}

function between(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, n) => least + n);
}

/** An example of how the faces of these dice can be typed. */
export function exampleOf(dice: readonly (readonly number[])[]): string {
  const fudge = dice.every(isFudge);
  const shown = [5, 2, 4, 1];
  return dice.map((faces, n) => (fudge ? (['+', '+', '0', '−'][n % 4] ?? '0') : sign(faces[(shown[n % 4] ?? 1) - 1] ?? 0, false))).join(' ');
}
