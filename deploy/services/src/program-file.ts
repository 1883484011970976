import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where what runs lies: the repository or, for a bundled program, the folder of bundles, which has everything at the same places. */
export const programRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** What Node runs of a program: `services/pets/src/main.ts`, or what was built of it. */
export const programFile = (source: string): string => {
  const file = join(programRoot, source);
  return existsSync(file) ? file : file.replace(/\.ts$/, '.js');
};
