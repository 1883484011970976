import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
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
 * kept in the two larger widths. Undefined for every other file: it is a stranger's.
 */
export const preparedPictures = (folder: string): ((path: string) => Promise<DecodedPicture | undefined>) => {
  let index: Promise<PreparedIndex> | undefined;
  return async (path) => {
    index ??= readFile(join(folder, indexFile), 'utf8').then((text) => JSON.parse(text) as PreparedIndex);
    const bytes = await readFile(path);
    const found = (await index)[digestOf(bytes)];
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
