import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { containerEngineAnswers } from '@paltu/testing';

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly string[];
}

interface Suite {
  readonly name: string;
  readonly command: (resultFile: string) => readonly string[];
  readonly read: (text: string) => Outcome;
  /** Its servers run in containers. */
  readonly needsContainers?: true;
}

const root = fileURLToPath(new URL('..', import.meta.url));

interface JestResult {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly { readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[] }[];
}

const readJest = (text: string): Outcome => {
  const result = JSON.parse(text) as JestResult;
  const all = result.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: all.filter(({ status }) => status === 'pending' || status === 'todo').map(({ fullName }) => fullName),
  };
};

const jest =
  (...more: string[]) =>
  (resultFile: string) => [
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    '--json',
    `--outputFile=${resultFile}`,
    ...more,
  ];

const faults = (profile: string) => (resultFile: string) => [
  'tests/faults/run-faults.ts',
  '--length',
  'short',
  '--profile',
  profile,
  '--result',
  resultFile,
];

const suites: readonly Suite[] = [
  {
    name: 'code',
    command: jest('--testPathIgnorePatterns', '/node_modules/', '/tests/', '/boundary-canary/', '\\.cluster\\.test'),
    read: readJest,
  },
  { name: 'cluster', command: jest('--config', 'jest.cluster.config.js'), read: readJest, needsContainers: true },
  { name: 'product', command: jest('--runInBand', '--rootDir', root, 'tests/'), read: readJest },
  { name: 'faults', command: faults('single'), read: (text) => JSON.parse(text) as Outcome },
  { name: 'cluster faults', command: faults('cluster'), read: (text) => JSON.parse(text) as Outcome, needsContainers: true },
  {
    name: 'compose',
    command: (resultFile) => ['tests/compose/run-compose.ts', '--result', resultFile],
    read: (text) => JSON.parse(text) as Outcome,
    needsContainers: true,
  },
];

/** Answers whether the suite itself says that all went well. */
const run = (args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    // What a suite prints as JSON goes to its file; its own lines stay readable on standard error.
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('close', (code) => resolve(code === 0));
  });

const failure = (what: string): Outcome => {
  process.stdout.write(`${what}\n`);
  return { passed: 0, failed: 1, skipped: [] };
};

const outcomeOf = async (suite: Suite, directory: string): Promise<Outcome> => {
  const resultFile = join(directory, `${suite.name}.json`);
  const isWell = await run(suite.command(resultFile));
  if (!existsSync(resultFile)) return failure(`the suite ${suite.name} ended without a result`);
  const outcome = suite.read(await readFile(resultFile, 'utf8'));
  if (outcome.failed > 0) return outcome;
  // A tear-down that failed, say, or a pattern that no file matches any more.
  if (!isWell) return failure(`the suite ${suite.name} failed outside of its tests`);
  return outcome.passed + outcome.skipped.length > 0 ? outcome : failure(`the suite ${suite.name} has no tests`);
};

const noContainers = 'no container engine answers';

const skippedSuite = ({ name }: Suite): Outcome => ({ passed: 0, failed: 0, skipped: [`${name} (${noContainers})`] });

const measured = async (suite: Suite, directory: string): Promise<Outcome> => {
  const startedAt = Date.now();
  const outcome = await outcomeOf(suite, directory);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  process.stdout.write(`suite ${suite.name}: ${outcome.passed} passed, ${outcome.failed} failed in ${seconds} s\n`);
  return outcome;
};

const saySum = (outcomes: readonly Outcome[]): void => {
  const skipped = outcomes.flatMap((outcome) => outcome.skipped);
  for (const name of skipped) process.stdout.write(`skipped: ${name}\n`);
  if (skipped.length > 0) process.stdout.write(`${skipped.length} skipped\n`);
  const sum = (pick: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  const [passed, failed] = [sum((outcome) => outcome.passed), sum((outcome) => outcome.failed)];
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
};

/**
 * Runs the suites named on the command line, or all, one after the other, and ends with the sum. Those that need containers are
 * skipped where there are none, unless they were asked for by name.
 */
const main = async (): Promise<void> => {
  const wanted = process.argv.slice(2);
  const chosen = suites.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const missing = chosen.some(({ needsContainers }) => needsContainers) && !(await containerEngineAnswers());
  if (missing && wanted.length > 0) {
    process.stdout.write(`${noContainers}: start one, for example by export $(.ci/container-engine start)\n`);
    process.exitCode = 1;
    return;
  }
  const directory = await mkdtemp(join(tmpdir(), 'paltu-results-'));
  const outcomes: Outcome[] = [];
  for (const suite of chosen) {
    outcomes.push(missing && suite.needsContainers ? skippedSuite(suite) : await measured(suite, directory));
  }
  await rm(directory, { recursive: true, force: true });
  saySum(outcomes);
};

await main();
