import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startClusterEngines } from '@paltu/testing';
import { print, startExpectations } from '../expectations.ts';
import { profileOfRun, profileVariable, type Profile } from '../product/profile.ts';
import { adoptionChecks } from './checks/adoptions.ts';
import { acknowledgedWriteChecks } from './checks/acknowledged-writes.ts';
import { bookChecks } from './checks/books.ts';
import { eventEffectChecks } from './checks/event-effects.ts';
import { visitChecks } from './checks/visits.ts';
import { runWithFaults, type FaultRun, type FaultRunOptions } from './fault-run.ts';
import { controlLengths, lengthOf } from './lengths.ts';
import { missedMinimums } from './minimums.ts';
import { printFigures } from './print-figures.ts';

const controls = [
  {
    broken: 'inbox',
    name: 'without its inbox a consumer repeats effects, and the checks see it',
    caughtBy: ['every event took effect exactly once'],
  },
  {
    broken: 'relay',
    name: 'a relay that marks before it publishes loses events, and the checks see it',
    caughtBy: [
      'every acknowledged listing and edit is stored, and was published to the others',
      "what is published about a pet's adoption has no gap, ends with what is stored, and the public topic holds the same steps",
      'what is published of vets and of visits has no gap, and ends with what is stored',
    ],
  },
  {
    broken: 'transactions',
    name: 'without transactions what dies between two statements leaves pieces to nobody, and the checks see it',
    caughtBy: ['stock and what was sold come to what was delivered in, and what is reserved to what parcels wait for'],
  },
] as const;

const checks = [...acknowledgedWriteChecks, ...adoptionChecks, ...visitChecks, ...bookChecks, ...eventEffectChecks];
const { expectThat, sum } = startExpectations();

const attempt = async (options: FaultRunOptions): Promise<FaultRun | string> => {
  try {
    return await runWithFaults(options);
  } catch (error) {
    print(String(error));
    return String(error);
  }
};

/** A run that did not come to its end proves nothing of the promises: it is made once more, and reported. A broken promise never is. */
const attemptTwice = async (options: FaultRunOptions, name: string): Promise<FaultRun | string> => {
  const first = await attempt(options);
  if (typeof first !== 'string') return first;
  const second = await attempt(options);
  if (typeof second !== 'string') sum.passedLater.push(`${name}, seed ${options.seed}: ${first}`);
  return second;
};

const runMain = async (options: FaultRunOptions): Promise<void> => {
  const name = 'the product settles after the faults';
  const run = await attemptTwice(options, name);
  if (typeof run === 'string') return expectThat(name, [run]);
  printFigures(options.seed, run);
  expectThat('the run was as hard as it has to be', missedMinimums(run.figures, options.minimums));
  for (const { name: promise, violations } of checks) expectThat(promise, violations(run.evidence));
};

/** Controls test the checks, which are the same on all engines: a short run of the cluster leaves them to the other profile, a brief run to longer ones. */
const isControlled = (length: string, profile: Profile): boolean => length === 'long' || (length === 'short' && profile === 'single');

/** Where the kills fall is left to chance: a control is repeated until each of its checks has seen something. */
const mostControlRuns = 4;

const runControl = async (seed: number, { broken, name, caughtBy }: (typeof controls)[number]): Promise<void> => {
  const missed = new Set<string>(caughtBy);
  const errors: string[] = [];
  for (let made = 0; made < mostControlRuns && missed.size > 0; made += 1) {
    const run = await attempt({ seed: seed + made, ...controlLengths[broken], processes: 'each', broken });
    if (typeof run === 'string') errors.push(run);
    for (const wanted of caughtBy) {
      const check = checks.find((one) => one.name === wanted);
      const found = typeof run === 'string' ? 0 : (check?.violations(run.evidence).length ?? 0);
      print(`negative control, ${broken} broken: ${found} violations of "${wanted}"`);
      if (found > 0) missed.delete(wanted);
    }
  }
  expectThat(name, missed.size === 0 ? [] : [...[...missed].map((check) => `nothing was seen by "${check}"`), ...errors]);
};

const readArguments = () => {
  const { values } = parseArgs({
    options: {
      length: { type: 'string', default: 'short' },
      profile: { type: 'string', default: 'single' },
      seed: { type: 'string' },
      processes: { type: 'string', default: 'each' },
      result: { type: 'string' },
    },
  });
  const profile = profileOfRun(values.profile);
  const seed = values.seed === undefined ? Math.floor(Math.random() * 1e9) : Number(values.seed);
  const processes = values.processes === 'one' ? 'one' : 'each';
  return { ...values, profile, seed, processes, ...lengthOf(values.length, profile, processes) } as const;
};

/**
 * `--length brief|short|long`, `--profile single|cluster`, `--processes one|each` (each by default), `--seed <number>` to repeat a run, `--result <file>` for the sum as JSON.
 */
const main = async (): Promise<void> => {
  const { length, profile, seed, processes, minimums, limitMs, stepKills, result } = readArguments();
  print(`faults: seed ${seed}, length ${length}, profile ${profile}, processes ${processes}`);
  process.env[profileVariable] = profile;
  const engines = profile === 'cluster' ? await startClusterEngines() : undefined;
  Object.assign(process.env, engines?.environment);
  try {
    await runMain({ seed, minimums, limitMs, stepKills, processes });
    for (const control of isControlled(length, profile) && processes === 'each' ? controls : []) await runControl(seed, control);
  } finally {
    await engines?.drop();
  }
  if (result !== undefined) writeFileSync(result, JSON.stringify({ ...sum, skipped: [] }));
  else process.stdout.write(`${sum.passed} passed, ${sum.failed} failed\n`);
  process.exitCode = sum.failed === 0 ? 0 : 1;
};

await main();
// A run that failed may have left something waiting.
process.exit();
