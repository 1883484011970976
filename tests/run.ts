import { fileURLToPath } from 'node:url';
import { containerEngineAnswers } from '@paltu/testing';
import { jestSuite } from './runner/jest-suite.ts';
import { programSuite } from './runner/program-suite.ts';
import { runLanes } from './runner/run-lanes.ts';
import type { Outcome, Suite } from './runner/suite.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const jestCode = jestSuite({
  options: ['--testPathIgnorePatterns', '/node_modules/', '/tests/', '[a-z]-canary/', '\\.(cluster|screen)\\.test'],
});
const ofService = (name: string): string => `services/${name}/(src|test)/`;
const jestCluster = (...patterns: string[]) => jestSuite({ options: ['--config', 'jest.cluster.config.js'], patterns });
const jestClusterProduct = jestSuite({ options: ['--config', 'jest.cluster-product.config.js'] });
const jestSharedProduct = jestSuite({ options: ['--config', 'jest.product.config.js'] });
const jestProduct = jestSuite({ options: ['--runInBand', '--rootDir', root], patterns: ['tests/(?!.*\\.shared\\.)'] });
const jestScreens = jestSuite({ options: ['--config', 'jest.screens.config.js'] });
const faults = (profile: string) => programSuite('tests/faults/run-faults.ts', '--length', 'short', '--profile', profile);

/** A new suite is a row here: its lane (they run side by side, the suites of one in this order) and what it needs beside Node. */
const suites: readonly Suite[] = [
  { name: 'code', lane: 'machine', ...jestCode },
  { name: 'answers', lane: 'machine', ...programSuite('tooling/check-answers.ts'), follows: 'code' },
  { name: 'fuzz', lane: 'machine', ...programSuite('tests/fuzz/run-fuzz.ts') },
  { name: 'product', lane: 'machine', ...jestProduct },
  { name: 'faults', lane: 'machine', ...faults('single') },
  { name: 'shared product', lane: 'browser', ...jestSharedProduct },
  { name: 'screens', lane: 'browser', ...jestScreens },
  { name: 'cluster services', lane: 'containers', ...jestCluster(ofService('(?!vets/)[^/]+')), needs: 'cluster engines' },
  { name: 'cluster vets', lane: 'containers', ...jestCluster(ofService('vets')), needs: 'cluster engines' },
  { name: 'cluster', lane: 'containers', ...jestCluster(`^(?!(.*/)?${ofService('[^/]+')})`), needs: 'cluster engines' },
  { name: 'cluster product', lane: 'containers', ...jestClusterProduct, needs: 'cluster engines' },
  { name: 'cluster faults', lane: 'containers', ...faults('cluster'), needs: 'cluster engines' },
  { name: 'compose', lane: 'containers', ...programSuite('tests/compose/run-compose.ts'), needs: 'container engine' },
];

const noContainers = 'no container engine answers';

const lettersOfLine = 240;
const shortly = (failure: string): string => failure.split('\n').slice(0, 2).join(' – ').slice(0, lettersOfLine);

/** With its reason, and once more as one line each: the end of a long log is what one sees first. */
const sayFailures = (outcomes: readonly Outcome[]): void => {
  const later = outcomes.flatMap(({ passedLater = [] }) => passedLater);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  for (const failure of later) process.stdout.write(`flaky, passed when run once more: ${failure}\n`);
  for (const failure of failures) process.stdout.write(`failed: ${failure}\n`);
  if (later.length > 0) process.stdout.write(`${later.length} flaky\n`);
  for (const failure of failures) process.stdout.write(`failed: ${shortly(failure)}\n`);
};

const saySum = (outcomes: readonly Outcome[], skippedSuites: readonly Suite[]): void => {
  sayFailures(outcomes);
  const skipped = [...skippedSuites.map(({ name }) => `${name} (${noContainers})`), ...outcomes.flatMap((outcome) => outcome.skipped)];
  for (const name of skipped) process.stdout.write(`skipped: ${name}\n`);
  if (skipped.length > 0) process.stdout.write(`${skipped.length} skipped\n`);
  const sum = (pick: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  const [passed, failed] = [sum((outcome) => outcome.passed), sum((outcome) => outcome.failed)];
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
};

/**
 * Runs the suites named on the command line, or all, and ends with the sum. Those that need containers are skipped where there are
 * none, unless they were asked for by name.
 */
const main = async (): Promise<void> => {
  const wanted = process.argv.slice(2);
  const chosen = suites.filter(({ name, follows = name }) => wanted.length === 0 || wanted.includes(follows));
  const areMissing = chosen.some(({ needs }) => needs !== undefined) && !(await containerEngineAnswers());
  if (areMissing && wanted.length > 0) {
    process.stdout.write(`${noContainers}: start one, for example by export $(.ci/container-engine start)\n`);
    process.exitCode = 1;
    return;
  }
  const isSkipped = ({ needs }: Suite): boolean => areMissing && needs !== undefined;
  saySum(await runLanes(chosen.filter((suite) => !isSkipped(suite))), chosen.filter(isSkipped));
};

await main();
