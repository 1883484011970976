import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Outcome, Suite } from './suite.ts';

interface JestTest {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages: readonly string[];
}

interface JestFile {
  readonly name: string;
  readonly status: string;
  /** Why it failed, outside of its tests too. */
  readonly message: string;
  readonly assertionResults: readonly JestTest[];
}

interface JestResult {
  readonly testResults: readonly JestFile[];
}

const linesOfReason = 12;

/** The first lines of what Jest says, without its colours. */
const reason = (text: string): string => stripVTControlCharacters(text).split('\n').slice(0, linesOfReason).join('\n');

const failuresOf = ({ name, status, message, assertionResults }: JestFile): string[] => {
  const file = relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${file}: outside of its tests\n${reason(message)}`];
  return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${reason(failureMessages.join('\n'))}`);
};

const outcomeOf = (files: readonly JestFile[]): Outcome => {
  const all = files.flatMap(({ assertionResults }) => assertionResults);
  const failures = files.flatMap(failuresOf);
  return {
    passed: all.filter(({ status }) => status === 'passed').length,
    failed: failures.length,
    failures,
    skipped: all.filter(({ status }) => status === 'pending' || status === 'todo').map(({ fullName }) => fullName),
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
  readonly options: readonly string[];
  /** Patterns of the files that belong to it; without them all that its options leave. */
  readonly patterns?: readonly string[];
}

/** A run of Jest. */
export const jestSuite = ({ options, patterns = [] }: JestRun): Pick<Suite, 'command' | 'read'> => ({
  command: (resultFile, files) => [
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    ...options,
    '--json',
    `--outputFile=${resultFile}`,
    ...(files === undefined ? patterns : ['--runTestsByPath', ...files]),
  ],
  read,
});
