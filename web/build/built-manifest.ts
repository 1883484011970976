import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest } from 'vite';

/** Where a build lies. */
export const builtFolder = fileURLToPath(new URL('../dist', import.meta.url));

/** By module: the files that the last build made of it. Throws when nothing is built. */
export const readManifest = (): Manifest => JSON.parse(readFileSync(join(builtFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
