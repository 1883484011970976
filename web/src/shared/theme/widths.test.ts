import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../..', import.meta.url));

// A `ch` is the width of a zero in the font that is there: a line breaks elsewhere, and what is below moves, when the page's own font comes.
test('no line is as long as its font is wide', () => {
  const sheets = globSync('**/*.css', { cwd: source });
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.filter((sheet) => /max-(inline-size|width):[^;]*\dch\b/.test(readFileSync(`${source}/${sheet}`, 'utf8')))).toEqual([]);
});
