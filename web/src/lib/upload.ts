// Prepares a picture for the server: a small JPEG file, from any format that the browser can read.

/** Maximum size of a picture in bytes, as on the server. */
const MOST = 40 * 1024;
const QUALITIES = [0.85, 0.7, 0.55, 0.4];

/** Greatest width and height in pixels, best first. `square` pictures are cut to their middle. */
const SIZES = { square: [256, 160], wide: [960, 720, 480, 320] } as const;

/** The area of a picture that is used, and its size afterwards. */
export function fit(width: number, height: number, most: number, square: boolean): { x: number; y: number; w: number; h: number; wide: number; high: number } {
  const side = Math.min(width, height);
  const [x, y, w, h] = square ? [(width - side) / 2, (height - side) / 2, side, side] : [0, 0, width, height];
  const scale = Math.min(1, most / Math.max(w, h));
  return { x, y, w, h, wide: Math.max(1, Math.round(w * scale)), high: Math.max(1, Math.round(h * scale)) };
}

/** The picture as a JPEG file in Base64; `null` if the browser cannot read it. */
export async function prepared(file: Blob, kind: keyof typeof SIZES): Promise<string | null> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return null;
  }
  for (const most of SIZES[kind]) {
    const canvas = document.createElement('canvas');
    const { x, y, w, h, wide, high } = fit(bitmap.width, bitmap.height, most, kind === 'square');
    [canvas.width, canvas.height] = [wide, high];
    const paper = canvas.getContext('2d');
    if (!paper) return null;
    // JPEG knows no transparency.
    paper.fillStyle = '#faf5ea';
    paper.fillRect(0, 0, wide, high);
    paper.drawImage(bitmap, x, y, w, h, 0, 0, wide, high);
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
      if (blob && blob.size <= MOST) return base64(new Uint8Array(await blob.arrayBuffer()));
    }
  }
  return null;
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
