import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const file = /^## (\S+)\n\n```\w+\n([^]*?\n)```$/gm;

/**
 * Writes the files of `tooling/canaries/<name>.md`, each a heading with its path and a block with its text, to a folder that git ignores.
 * It lies in the repository, where their imports find the packages.
 * @returns the folder, emptied of what an earlier run left
 * @throws Error when the document holds no files
 */
export const writeCanaries = (name: 'boundaries' | 'lint'): string => {
  const folder = fileURLToPath(new URL(`../.canaries/${name}`, import.meta.url));
  rmSync(folder, { recursive: true, force: true });
  const files = [...readFileSync(new URL(`${name}.md`, import.meta.url), 'utf8').matchAll(file)];
  if (files.length === 0) throw new Error(`tooling/canaries/${name}.md holds no files`);
  for (const [, path = '', text = ''] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};
