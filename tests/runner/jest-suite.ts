import type { Outcome, Suite } from './suite.ts';

interface JestResult {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly { readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[] }[];
}

const read = (text: string): Outcome => {
  const result = JSON.parse(text) as JestResult;
  const all = result.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
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
