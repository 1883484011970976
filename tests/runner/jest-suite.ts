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
  /** Why the file did not run at all. */
  readonly message: string;
  readonly assertionResults: readonly JestTest[];
}

interface JestResult {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly JestFile[];
}

const linesOfReason = 12;

/** The first lines of what Jest says, without its colours. */
const reason = (text: string): string => stripVTControlCharacters(text).split('\n').slice(0, linesOfReason).join('\n');

const failuresOf = ({ name, message, assertionResults }: JestFile): string[] => {
  const file = relative(process.cwd(), name);
  if (assertionResults.length === 0 && message !== '') return [`${file}: ${reason(message)}`];
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${reason(failureMessages.join('\n'))}`);
};

const read = (text: string): Outcome => {
  const result = JSON.parse(text) as JestResult;
  const all = result.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    failures: result.testResults.flatMap(failuresOf),
    skipped: all.filter(({ status }) => status === 'pending' || status === 'todo').map(({ fullName }) => fullName),
  };
};

/** A run of Jest with these options. */
export const jestSuite = (...options: string[]): Pick<Suite, 'command' | 'read'> => ({
  command: (resultFile) => [
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    '--json',
    `--outputFile=${resultFile}`,
    ...options,
  ],
  read,
});
