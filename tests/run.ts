import { parseArgs } from 'node:util';
import { containerEngineAnswers } from '@paltu/testing';
import { runLanes } from './runner/run-lanes.ts';
import type { Outcome, Suite } from './runner/suite.ts';
import { suitesOf } from './runner/suites.ts';
import { reportTestTimes, testTimesOf } from './runner/test-times.ts';
import { tierNamed, tierVariable, type Tier } from './runner/tier.ts';

const noContainers = 'no container engine answers';

const lettersOfLine = 240;
const shortly = (failure: string): string => failure.split('\n').slice(0, 2).join(' – ').slice(0, lettersOfLine);

/** Each with its reason, then once more as one line: the end of a long log is read first. */
const printFailures = (failures: readonly string[], flaky: readonly string[]): void => {
  for (const failure of flaky) process.stdout.write(`flaky, passed when run once more: ${failure}\n`);
  for (const failure of failures) process.stdout.write(`failed: ${failure}\n`);
  if (flaky.length > 0) process.stdout.write(`${flaky.length} flaky\n`);
  for (const failure of failures) process.stdout.write(`failed: ${shortly(failure)}\n`);
};

const printSum = (tier: Tier, outcomes: readonly Outcome[], skippedSuites: readonly Suite[]): void => {
  const flaky = outcomes.flatMap(({ passedLater = [] }) => passedLater);
  printFailures(
    outcomes.flatMap(({ failures }) => failures),
    flaky,
  );
  const skipped = [...skippedSuites.map(({ name }) => `${name} (${noContainers})`), ...outcomes.flatMap((outcome) => outcome.skipped)];
  for (const name of skipped) process.stdout.write(`skipped: ${name}\n`);
  if (skipped.length > 0) process.stdout.write(`${skipped.length} skipped\n`);
  const sum = (pick: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  // A run of everything passes only when each test passes at its first attempt.
  const flakyFailures = tier === 'all' ? flaky.length : 0;
  const [passed, failed] = [sum((outcome) => outcome.passed) - flakyFailures, sum((outcome) => outcome.failed) + flakyFailures];
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
};

/**
 * Runs the suites of `--tier` (test, ci or all; all unless given), or of these the ones named on the command line, and ends with the sum.
 * Those that need containers are skipped where there are none, unless they were asked for by name.
 */
const main = async (): Promise<void> => {
  const { values, positionals: wanted } = parseArgs({ options: { tier: { type: 'string', default: 'all' } }, allowPositionals: true });
  const tier = tierNamed(values.tier);
  process.env[tierVariable] = tier;
  const suites = suitesOf(tier);
  const chosen = suites.filter(({ name, follows = name }) => wanted.length === 0 || wanted.includes(follows));
  const areMissing = chosen.some(({ needs }) => needs !== undefined) && !(await containerEngineAnswers());
  if (areMissing && wanted.length > 0) {
    process.stdout.write(`${noContainers}: start one, for example by export $(.ci/container-engine start)\n`);
    process.exitCode = 1;
    return;
  }
  const isSkipped = ({ needs }: Suite): boolean => areMissing && needs !== undefined;
  const outcomes = await runLanes(chosen.filter((suite) => !isSkipped(suite)));
  if (wanted.length === 0) await reportTestTimes(testTimesOf(tier, outcomes));
  printSum(tier, outcomes, chosen.filter(isSkipped));
};

await main();
