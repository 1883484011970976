import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** What stands for what in a template. */
export type Words = Readonly<Record<string, string>>;

const folder = join(import.meta.dirname, 'template');

const filled = (text: string, words: Words, before: string, after: string): string =>
  Object.entries(words).reduce((current, [name, word]) => current.replaceAll(`${before}${name}${after}`, word), text);

const formatted = async (file: string, text: string): Promise<string> =>
  /\.(ts|json)$/.test(file) ? format(text, { ...(await resolveConfig(file)), filepath: file }) : text;

/**
 * Writes the files of some parts of the template below `root`: `__slices__` in a path and `{{slices}}` in a text become words.
 * @returns their paths from the root.
 */
export const writeTemplate = async (root: string, parts: readonly string[], words: Words): Promise<string[]> => {
  const written: string[] = [];
  for (const part of parts) {
    for (const template of globSync('**/*.template', { cwd: join(folder, part) }).sort()) {
      const file = filled(template.replace(/\.template$/, ''), words, '__', '__');
      const text = filled(readFileSync(join(folder, part, template), 'utf8'), words, '{{', '}}');
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), await formatted(join(root, file), text));
      written.push(file);
    }
  }
  return written;
};
