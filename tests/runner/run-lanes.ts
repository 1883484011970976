import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answersVariable, startClusterEngines } from '@paltu/testing';
import { againOnce, type SuiteOutcome } from './run-again.ts';
import { failedSuite, runSuite, type SuiteRun } from './run-suite.ts';
import type { Outcome, Suite } from './suite.ts';

/**
 * Servers of one lane, which are started when a suite asks for them and there are none: topics have fixed names, so one suite at a time
 * uses them.
 */
const clusterEnginesOnDemand = () => {
  let started: ReturnType<typeof startClusterEngines> | undefined;
  return {
    environment: async () => (await (started ??= startClusterEngines())).environment,
    drop: async () => {
      const engines = await started?.catch(() => undefined);
      await engines?.drop();
      started = undefined;
    },
  };
};

const needsEngines = ({ needs }: Suite): boolean => needs === 'cluster engines';

const timed = async (suite: Suite, work: () => Promise<Outcome>): Promise<Outcome> => {
  const startedAt = Date.now();
  const outcome = await work().catch((error: unknown) => failedSuite(`the suite ${suite.name} could not run: ${String(error)}`));
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  process.stdout.write(`suite ${suite.name}: ${outcome.passed} passed, ${outcome.failed} failed in ${seconds} s\n`);
  return { ...outcome, suite: suite.name, seconds };
};

/**
 * Runs the suites, each lane beside the others, and answers their outcomes in the order of their lanes. What fails in one lane
 * neither ends nor hides what runs in another. Suites that need containers wait more than they work, one file at a time, and are the
 * longest: they go before the others. Files that failed are run once more at the end, with nothing beside them.
 */
export const runLanes = async (suites: readonly Suite[]): Promise<Outcome[]> => {
  const lanes = Map.groupBy(suites, ({ lane }) => lane);
  const directory = await mkdtemp(join(tmpdir(), 'paltu-results-'));
  const engines = new Map([...lanes.keys()].map((lane) => [lane, clusterEnginesOnDemand()]));
  const runOne = async (suite: Suite, files?: readonly string[]): Promise<Outcome> => {
    const engineAddresses = needsEngines(suite) ? await engines.get(suite.lane)?.environment() : {};
    const environment = { ...engineAddresses, [answersVariable]: join(directory, 'answers') };
    const options: SuiteRun = { directory, environment, isBesideOthers: lanes.size > 1 };
    return runSuite(suite, options, files);
  };
  const runLane = async (lane: readonly Suite[]): Promise<SuiteOutcome[]> => {
    const outcomes: SuiteOutcome[] = [];
    const last = lane.findLast(needsEngines);
    for (const suite of lane) {
      outcomes.push({ suite, outcome: await timed(suite, () => runOne(suite)) });
      // Idle they take a tenth of a core; what does not go now is tried once more at the end.
      if (suite === last)
        await engines
          .get(suite.lane)
          ?.drop()
          .catch(() => undefined);
    }
    return outcomes;
  };
  try {
    const first = (await Promise.all([...lanes.values()].map(runLane))).flat();
    return await againOnce(first, (suite, files) => timed(suite, () => runOne(suite, files)));
  } finally {
    for (const one of engines.values()) await one.drop();
    await rm(directory, { recursive: true, force: true });
  }
};
