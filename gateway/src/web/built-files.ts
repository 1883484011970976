import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of the build: the same value as long as it does not change. */
export interface BuiltFile {
  read(): Promise<string>;
}

/** @returns undefined where there is no such file */
export type BuiltFiles = (name: string) => Promise<BuiltFile | undefined>;

/** @param directory what `vite build` wrote */
export const builtFiles = (directory: string): BuiltFiles => {
  const known = new Map<string, { readonly version: string; readonly file: BuiltFile }>();
  return async (name) => {
    const path = join(directory, name);
    const entry = await stat(path).catch(() => undefined);
    if (entry?.isFile() !== true) return undefined;
    const version = `${entry.mtimeMs} ${entry.size}`;
    const before = known.get(name);
    if (before?.version === version) return before.file;
    const file = { read: () => readFile(path, 'utf8') };
    known.set(name, { version, file });
    return file;
  };
};
