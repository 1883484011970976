import { readFile } from 'node:fs/promises';

const folder = new URL('../pictures/', import.meta.url);

/** A picture of the demo data, as WebP bytes. @param name its file below `pictures/`, without the ending */
export const readPicture = (name: string): Promise<Buffer> => readFile(new URL(`${name}.webp`, folder));
