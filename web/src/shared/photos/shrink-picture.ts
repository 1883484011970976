import { formatOf, headBytes } from './picture-format.ts';

/** As the server bounds pictures: by their width, and a tall one at four times that, so that a long screenshot stays readable. */
const widest = 2048;
const tallest = 4 * widest;

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, 0.86);
  });
}

async function drawn(bitmap: ImageBitmap, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return encoded(canvas, type);
}

/** What may be transparent stays of a kind that can be: a browser that cannot write WebP writes PNG. */
const typeAfter = { png: 'image/png', webp: 'image/webp', jpeg: 'image/jpeg', heic: 'image/jpeg' } as const;

/**
 * A photo no larger than the server keeps, upright, smaller to send over a mobile line; HEIC, which the server does not read, as JPEG. What is
 * small already, moves (GIF) or cannot be read by this browser comes back untouched: the server has the last word.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  const format = formatOf(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (format === 'gif' || format === undefined) return file;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  const scale = Math.min(1, widest / bitmap.width, tallest / bitmap.height);
  const small = scale < 1 || format === 'heic' ? await drawn(bitmap, scale, typeAfter[format]) : null;
  bitmap.close();
  return small && (format === 'heic' || small.size < file.size) ? small : file;
}
