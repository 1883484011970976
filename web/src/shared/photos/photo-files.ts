import { randomId } from '../transport/random-id.ts';

const files = new Map<string, File>();
const shown = new Map<string, string>();

/** Keeps a chosen file beside the store, which holds only what can be written down; answers its key and an address to show it from. */
export function keepFile(file: File): { key: string; name: string; preview: string } {
  const key = randomId();
  const preview = URL.createObjectURL(file);
  files.set(key, file);
  shown.set(key, preview);
  return { key, name: file.name, preview };
}

export function fileOf(key: string): File {
  const file = files.get(key);
  if (!file) throw new Error(`no file is kept under ${key}`);
  return file;
}

/** Lets go of a file that is no longer needed. */
export function forgetFile(key: string): void {
  const preview = shown.get(key);
  if (preview !== undefined) URL.revokeObjectURL(preview);
  files.delete(key);
  shown.delete(key);
}

/** Lets go of all: another form begins. */
export function forgetFiles(): void {
  shown.forEach((_preview, key) => forgetFile(key));
}
