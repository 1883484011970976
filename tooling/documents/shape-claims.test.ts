import { expect, test } from '@jest/globals';
import { shapeProblems } from './shape-claims.ts';

const entry = "import { runService } from '@paltu/runtime';\nimport { kennels } from './service.ts';\n\nawait runService(kennels);\n";

const rightOnes = {
  'ARCHITECTURE.md': '| [boxes](packages/boxes/README.md) | boxes | |\n',
  'packages/boxes/package.json': '{}',
  'packages/boxes/src/in-memory-boxes.ts': '',
  'packages/boxes/src/in-memory-boxes.test.ts': "import { boxesContract } from './boxes-contract.ts';",
  'services/kennels/package.json': '{}',
  'services/kennels/src/main.ts': entry,
};

const problemsWith = (changed: Readonly<Record<string, string>>): string[] => {
  const texts: Record<string, string> = { ...rightOnes, ...changed };
  return shapeProblems({ files: Object.keys(texts), read: (file) => texts[file] ?? '' });
};

test('a repository that is as the documents describe it has no problems', () => {
  expect(problemsWith({})).toEqual([]);
});

test.each([
  ['a package without a row', { 'ARCHITECTURE.md': '' }, 'ARCHITECTURE.md has no row for packages/boxes'],
  [
    'an entry that does more than run its service',
    { 'services/kennels/src/main.ts': `${entry}process.exit();\n` },
    'services/kennels/src/main.ts is more than one call of runService',
  ],
  [
    'a fake whose test runs no contract',
    { 'packages/boxes/src/in-memory-boxes.test.ts': '' },
    'packages/boxes/src/in-memory-boxes.ts is a fake without a test that runs the contract of its adapters',
  ],
])('%s is found', (_what, changed, problem) => {
  expect(problemsWith(changed)).toEqual([problem]);
});
