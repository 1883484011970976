import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceFiles } from './source-texts.ts';

const source = fileURLToPath(new URL('..', import.meta.url));

const sheetOf = (file: string, path: string): string => (path.startsWith('#') ? join(source, path.slice(1)) : join(dirname(file), path));

/** The classes that a file takes of the style sheets it imports and that they do not have, such as `styles.link of photo-tile.module.css`. */
function missingIn(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const imports = [...code.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)];
  return imports.flatMap(([, name = '', path = '']) => {
    const sheet = readFileSync(sheetOf(file, path), 'utf8');
    const taken = new Set([...code.matchAll(new RegExp(`(?<![\\w./'-])${name}\\.(\\w+)`, 'g'))].map(([, one = '']) => one));
    return [...taken].filter((one) => !new RegExp(`\\.${one}(?![\\w-])`).test(sheet)).map((one) => `${name}.${one} of ${path}`);
  });
}

test('every class that a component takes of a style sheet is there', () => {
  const files = sourceFiles(source);
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => missingIn(file).map((one) => `${file.slice(source.length)}: ${one}`))).toEqual([]);
});
