import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { canaryProblems } from './canary-problems.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'canary-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const problemsOf = (files: Record<string, { firstLine: string; refusedBy: string[] }>, rules: string[]) => {
  for (const [name, { firstLine }] of Object.entries(files)) writeFileSync(join(folder, name), `${firstLine}\nexport {};\n`);
  const refused = new Map(Object.entries(files).map(([name, { refusedBy }]) => [name, refusedBy]));
  return canaryProblems({ folder, refused, rules }).map((problem) => problem.replace(/^[^:]+: /, '').trim());
};

test('files that are refused as they declare are no problem', () => {
  const files = {
    'wrong.ts': { firstLine: '// refused by first second', refusedBy: ['second', 'first', 'first'] },
    'right.ts': { firstLine: '// refused by nothing', refusedBy: [] },
  };
  expect(problemsOf(files, ['first', 'second'])).toEqual([]);
});

test('a rule that refuses no file is named', () => {
  const files = { 'wrong.ts': { firstLine: '// refused by first', refusedBy: ['first'] } };
  expect(problemsOf(files, ['first', 'added-later'])).toEqual(['no file is refused by the rule added-later: plant one']);
});

test('a file that passes, or is refused by another rule than it declares, is named', () => {
  const files = {
    'passes.ts': { firstLine: '// refused by first', refusedBy: [] },
    'other.ts': { firstLine: '// refused by nothing', refusedBy: ['first'] },
    'unlabelled.ts': { firstLine: '', refusedBy: ['first'] },
  };
  expect(problemsOf(files, ['first'])).toEqual([
    'passes.ts should be refused by first and is refused by nothing',
    'other.ts should be refused by nothing and is refused by first',
    'unlabelled.ts should be refused by what its first line should name and is refused by first',
  ]);
});
