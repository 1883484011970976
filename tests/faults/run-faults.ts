import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startClusterEngines } from '@paltu/testing';
import { say, startExpectations } from '../expectations.ts';
import { profileOfRun, profileVariable } from '../product/profile.ts';
import { chaosKinds } from './chaos.ts';
import { adoptionChecks } from './checks/adoptions.ts';
import { acknowledgedWriteChecks } from './checks/acknowledged-writes.ts';
import { eventEffectChecks } from './checks/event-effects.ts';
import { runWithFaults, type FaultRun, type FaultRunOptions, type Minimums } from './fault-run.ts';
import { controlLength, lengthOf } from './lengths.ts';
import { sayFigures } from './say-figures.ts';

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
      "what is told about a pet's adoption has no gap, ends with what is stored, and the public topic tells the same steps",
    ],
  },
] as const;

const checks = [...acknowledgedWriteChecks, ...adoptionChecks, ...eventEffectChecks];
const { expectThat, sum } = startExpectations();

const attempt = async (options: FaultRunOptions): Promise<FaultRun | undefined> => {
  try {
    return await runWithFaults(options);
  } catch (error) {
    say(String(error));
    return undefined;
  }
};

const missedMinimums = ({ figures }: FaultRun, minimums: Minimums): string[] =>
  (['writes', ...chaosKinds] as const)
    .filter((name) => figures[name] < minimums[name])
    .map((name) => `${name}: ${figures[name]} of ${minimums[name]}`);

const runMain = async (options: FaultRunOptions): Promise<void> => {
  const run = await attempt(options);
  if (run === undefined) return expectThat('the product settles after the faults', ['it did not']);
  sayFigures(options.seed, run);
  expectThat('the run was as hard as it has to be', missedMinimums(run, options.minimums));
  for (const { name, violations } of checks) expectThat(name, violations(run.evidence));
};

const runControl = async (seed: number, control: (typeof controls)[number]): Promise<void> => {
  const { broken, name, caughtBy } = control;
  const run = await attempt({ seed, ...controlLength, broken });
  const missed = caughtBy.filter((wanted) => {
    const found = run === undefined ? 0 : (checks.find((check) => check.name === wanted)?.violations(run.evidence).length ?? 0);
    say(`negative control, ${broken} broken: ${found} violations of "${wanted}"`);
    return found === 0;
  });
  expectThat(
    name,
    missed.map((check) => `nothing was seen by "${check}"`),
  );
};

const readArguments = () => {
  const { values } = parseArgs({
    options: {
      length: { type: 'string', default: 'short' },
      profile: { type: 'string', default: 'single' },
      seed: { type: 'string' },
      result: { type: 'string' },
    },
  });
  const profile = profileOfRun(values.profile);
  const seed = values.seed === undefined ? Math.floor(Math.random() * 1e9) : Number(values.seed);
  return { ...values, profile, seed, ...lengthOf(values.length, profile) };
};

/**
 * `--length short|long`, `--profile single|cluster`, `--seed <number>` to repeat a run, `--result <file>` for the sum as JSON.
 */
const main = async (): Promise<void> => {
  const { length, profile, seed, minimums, limitMs, result } = readArguments();
  say(`faults: seed ${seed}, length ${length}, profile ${profile}`);
  process.env[profileVariable] = profile;
  const engines = profile === 'cluster' ? await startClusterEngines() : undefined;
  Object.assign(process.env, engines?.environment);
  try {
    await runMain({ seed, minimums, limitMs });
    for (const control of controls) await runControl(seed, control);
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
