import { expect, test } from '@jest/globals';
import { promiseTierProblems } from './promise-tiers.ts';
import { slowTestProblems } from './slow-tests.ts';

const tableOf = (...rows: string[]): string =>
  ['## What always holds', '', '| | checked by | tier |', '| --- | --- | --- |', ...rows, '', '## More'].join('\n');

test('a promise must name the tier of the tests that check it', () => {
  const right =
    '| It holds. | `services/pets/test/pet-events.e2e.test.ts`, `packages/events/test/kafka-users.cluster.test.ts` | test, ci |';
  expect(promiseTierProblems(tableOf(right))).toEqual([]);
  expect(promiseTierProblems(tableOf(right.replace('test, ci', 'test')))).toEqual([
    'ARCHITECTURE.md: "It holds." is checked in the tier "test, ci", not "test"',
  ]);
  expect(promiseTierProblems('nothing')).toEqual(['ARCHITECTURE.md has lost the table "What always holds"']);
});

test('a file of the first tier that took over 20 s in its last run must move; one of a later tier, of a longer run or of a slower machine may take as long', () => {
  const files = [
    { file: 'services/pets/test/likes.e2e.test.ts', seconds: 21, suite: 'code' },
    { file: 'services/pets/test/views.e2e.test.ts', seconds: 19, suite: 'code' },
    { file: 'services/pets/test/indexed-queries.e2e.test.ts', seconds: 90, suite: 'code' },
    { file: 'tests/browser/journey.shared.e2e.test.ts', seconds: 60, suite: 'shared product' },
  ];
  expect(slowTestProblems({ tier: 'test', suites: [], files })).toEqual([
    expect.stringContaining('services/pets/test/likes.e2e.test.ts took 21 s'),
  ]);
  expect(slowTestProblems({ tier: 'all', suites: [], files })).toEqual([]);
  const suitesOf = (seconds: number) => [{ name: 'code', seconds }];
  expect(slowTestProblems({ tier: 'test', suites: suitesOf(600), files })).toHaveLength(1);
  expect(slowTestProblems({ tier: 'test', suites: suitesOf(660), files })).toEqual([]);
});
