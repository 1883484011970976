import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DecodedPicture } from '../picture.ts';

/** What `pictures.json` of a folder with prepared pictures holds, by the SHA-256 of the file. */
export type PreparedIndex = Readonly<Record<string, { readonly name: string } & Pick<DecodedPicture, 'width' | 'height'>>>;

export const indexFile = 'pictures.json';
/** Folder of the narrowest renditions. */
export const narrowFolder = '320';

export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Pictures of our own that `prepare-pictures.ts` made ready in `folder`: WebP, at most 800 pixels wide, so that the file itself is what is
 * kept in the two larger widths. Undefined for every other file: it is a stranger's, and only read when one of ours has as many bytes.
 * @throws when the folder does not hold what it lists
 */
export const preparedPictures = (folder: string): ((path: string) => Promise<DecodedPicture | undefined>) => {
  const index = JSON.parse(readFileSync(join(folder, indexFile), 'utf8')) as PreparedIndex;
  const sizes = new Set(Object.values(index).map(({ name }) => statSync(join(folder, `${name}.webp`)).size));
  return async (path) => {
    const { size } = await stat(path);
    if (!sizes.has(size)) return undefined;
    const bytes = await readFile(path);
    const found = index[digestOf(bytes)];
    if (found === undefined) return undefined;
    const { name, width, height } = found;
    const narrow = await readFile(join(folder, narrowFolder, `${name}.webp`));
    return {
      ...{ width, height },
      renditions: [
        { width: 320, bytes: narrow },
        { width: 800, bytes },
        { width: 1600, bytes },
      ],
    };
  };
};
