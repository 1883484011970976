import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestFolder {
  /** Writes a file; gives its path. */
  keep(bytes: Uint8Array): Promise<string>;
  remove(): Promise<void>;
}

/** A folder of its own, as uploads lie in one. */
export const openTestFolder = async (): Promise<TestFolder> => {
  const folder = await mkdtemp(join(tmpdir(), 'paltu-pictures-'));
  let files = 0;
  return {
    keep: async (bytes) => {
      const path = join(folder, `upload-${(files += 1)}`);
      await writeFile(path, bytes);
      return path;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
