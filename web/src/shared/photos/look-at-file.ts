import { formatOf, headBytes } from './picture-format.ts';
import type { PictureFormat } from './picture-format.ts';

/** A file that was chosen, and what it is. */
export interface LookedAt {
  file: File;
  /** Undefined when it is none of the pictures that are known, or cannot be read any more. */
  format: PictureFormat | undefined;
  /** This browser can show it, and make a JPEG of it. */
  isShown: boolean;
}

async function isShownHere(file: File): Promise<boolean> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  bitmap?.close();
  return bitmap !== undefined;
}

async function lookAt(file: File): Promise<LookedAt> {
  const head = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const format = formatOf(new Uint8Array(head));
  return { file, format, isShown: format === 'heic' ? await isShownHere(file) : true };
}

/** Looks into chosen files: a name is no proof of what is in them, and may have no ending. */
export function lookAtFiles(files: readonly File[]): Promise<LookedAt[]> {
  return Promise.all(files.map(lookAt));
}
