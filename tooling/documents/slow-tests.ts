import { existsSync, readFileSync } from 'node:fs';
import { testTimesFile, type TestTimes } from '../../tests/runner/test-times.ts';
import { tierOfFile } from '../../tests/runner/tier-of-file.ts';

const mostSeconds = 20;
/** How long the suite may take where a file may take `mostSeconds`: where it takes longer, the machine was slow or busy, and not the file. */
const suiteSeconds = 600;

const limitOf = ({ suites }: TestTimes): number =>
  mostSeconds * Math.max(1, (suites.find(({ name }) => name === 'code')?.seconds ?? 0) / suiteSeconds);

/**
 * Files of one service or package that took too long in the last run of the first tier on this machine, as sentences; where there was
 * none, nothing is known, and a machine on which all takes longer gets more. Those of the whole product share its start.
 */
export const slowTestProblems = (times: TestTimes | undefined = readTimes()): string[] =>
  times?.tier !== 'test'
    ? []
    : times.files
        .filter(({ file, suite, seconds }) => suite === 'code' && seconds > limitOf(times) && tierOfFile(file) === 'test')
        .map(
          ({ file, seconds }) =>
            `${file} took ${seconds} s of \`make test\`: make it cheaper, or give it a later tier in tests/runner/tier-of-file.ts`,
        );

const readTimes = (): TestTimes | undefined =>
  existsSync(testTimesFile) ? (JSON.parse(readFileSync(testTimesFile, 'utf8')) as TestTimes) : undefined;
