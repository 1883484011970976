import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileSeconds, Outcome } from './suite.ts';
import type { Tier } from './tier.ts';

/** Where each run writes how long its suites and files took: JSON, a `TestTimes`. */
export const testTimesFile = fileURLToPath(new URL('../../.data/test-times.json', import.meta.url));

export interface TestTimes {
  readonly tier: Tier;
  readonly suites: readonly { readonly name: string; readonly seconds: number }[];
  /** The slowest first. */
  readonly files: readonly (FileSeconds & { readonly suite: string })[];
}

export const testTimesOf = (tier: Tier, outcomes: readonly Outcome[]): TestTimes => ({
  tier,
  suites: outcomes.map(({ suite = '', seconds = 0 }) => ({ name: suite, seconds })),
  files: outcomes
    .flatMap(({ suite = '', files = [] }) => files.map((file) => ({ ...file, suite })))
    .toSorted((one, other) => other.seconds - one.seconds),
});

const printed = 20;

/** Writes them to `testTimesFile` and prints the slowest files. */
export const reportTestTimes = async (times: TestTimes): Promise<void> => {
  await mkdir(dirname(testTimesFile), { recursive: true });
  await writeFile(testTimesFile, JSON.stringify(times, undefined, 1));
  for (const { seconds, suite, file } of times.files.slice(0, printed))
    process.stdout.write(`${seconds.toFixed(1).padStart(7)} s  ${file} (${suite})\n`);
};
