import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { configOf } from '../../tooling/jest/suites.ts';
import type { FileSeconds, Outcome, Suite } from './suite.ts';

interface JestTest {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages: readonly string[];
}

interface JestFile {
  readonly name: string;
  /** Milliseconds since 1970; of a file that could not be loaded they may be missing. */
  readonly startTime?: number;
  readonly endTime?: number;
  readonly status: string;
  /** Why it failed, outside of its tests too. */
  readonly message: string;
  readonly assertionResults: readonly JestTest[];
}

interface JestResult {
  readonly testResults: readonly JestFile[];
}

const linesOfReason = 12;

/** The first lines of Jest's output, without its colours. */
const reason = (text: string): string => stripVTControlCharacters(text).split('\n').slice(0, linesOfReason).join('\n');

const failuresOf = ({ name, status, message, assertionResults }: JestFile): string[] => {
  const file = relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${file}: outside of its tests\n${reason(message)}`];
  return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${reason(failureMessages.join('\n'))}`);
};

const secondsOf = ({ name, startTime = 0, endTime = 0 }: JestFile): FileSeconds => ({
  file: relative(process.cwd(), name),
  seconds: Math.round((endTime - startTime) / 100) / 10,
});

const outcomeOf = (files: readonly JestFile[]): Outcome => {
  const all = files.flatMap(({ assertionResults }) => assertionResults);
  const failures = files.flatMap(failuresOf);
  return {
    passed: all.filter(({ status }) => status === 'passed').length,
    failed: failures.length,
    failures,
    skipped: all.filter(({ status }) => status === 'pending' || status === 'todo').map(({ fullName }) => fullName),
    files: files.map(secondsOf),
  };
};

const read = (text: string): Outcome => {
  const { testResults } = JSON.parse(text) as JestResult;
  const hasFailed = (file: JestFile): boolean => failuresOf(file).length > 0;
  const files = testResults.filter(hasFailed).map(({ name }) => name);
  const outcome = outcomeOf(testResults);
  if (files.length === 0) return outcome;
  return { ...outcome, failedFiles: { files, others: outcomeOf(testResults.filter((file) => !hasFailed(file))) } };
};

interface JestRun {
  /** Its configuration, by its name in tooling/jest/suites.ts. */
  readonly suite: string;
  /** Patterns of the files that belong to it; without them all that its configuration finds. */
  readonly patterns?: readonly string[];
  /** Patterns of files that it leaves to a later tier. */
  readonly ignored?: readonly string[];
  /** How many files run at once; as its configuration has it by default. */
  readonly workers?: number | undefined;
}

/** A run of Jest. */
export const jestSuite = ({ suite, patterns = [], ignored = [], workers }: JestRun): Pick<Suite, 'command' | 'environment' | 'read'> => {
  // The option takes the place of the configuration's.
  const ignore = ignored.length === 0 ? [] : ['--testPathIgnorePatterns', ...configOf(suite).testPathIgnorePatterns, ...ignored];
  return {
    environment: { TEST_SUITE: suite },
    command: (resultFile, files) => [
      '--experimental-vm-modules',
      '--no-warnings',
      'node_modules/jest/bin/jest.js',
      ...['--json', `--outputFile=${resultFile}`],
      ...(workers === undefined ? [] : ['--maxWorkers', String(workers)]),
      ...(files === undefined
        ? [...ignore, ...patterns.flatMap((pattern) => ['--testPathPatterns', pattern])]
        : ['--runTestsByPath', ...files]),
    ],
    read,
  };
};
