import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { acknowledgedWriteChecks } from './checks/acknowledged-writes.ts';
import { eventEffectChecks } from './checks/event-effects.ts';
import { runWithFaults, type FaultRun, type FaultRunOptions, type Minimums } from './fault-run.ts';

const lengths: Record<string, { readonly minimums: Minimums; readonly limitMs: number }> = {
  short: { minimums: { writes: 3_000, kills: 25, postgresKills: 2 }, limitMs: 8 * 60_000 },
  long: { minimums: { writes: 20_000, kills: 120, postgresKills: 6 }, limitMs: 40 * 60_000 },
};

const controlMinimums: Minimums = { writes: 150, kills: 2, postgresKills: 0 };
const controlLimitMs = 4 * 60_000;

const controls = [
  {
    broken: 'inbox',
    name: 'without its inbox a consumer repeats effects, and the checks see it',
    caughtBy: 'every event took effect exactly once',
  },
  {
    broken: 'relay',
    name: 'a relay that marks before it publishes loses events, and the checks see it',
    caughtBy: 'every acknowledged listing and edit is stored, and was told to the others',
  },
] as const;

const checks = [...acknowledgedWriteChecks, ...eventEffectChecks];
const say = (text: string): void => void process.stderr.write(`${text}\n`);

const failed: string[] = [];
let passed = 0;

const expectThat = (name: string, problems: readonly string[]): void => {
  if (problems.length === 0) {
    passed += 1;
    say(`  kept: ${name}`);
    return;
  }
  failed.push(name);
  say(`  BROKEN: ${name} (${problems.length})`);
  for (const problem of problems.slice(0, 5)) say(`    ${problem}`);
};

const attempt = async (options: FaultRunOptions): Promise<FaultRun | undefined> => {
  try {
    return await runWithFaults(options);
  } catch (error) {
    say(String(error));
    return undefined;
  }
};

const missedMinimums = ({ figures }: FaultRun, minimums: Minimums): string[] =>
  (['writes', 'kills', 'postgresKills'] as const)
    .filter((name) => figures[name] < minimums[name])
    .map((name) => `${name}: ${figures[name]} of ${minimums[name]}`);

const runMain = async (seed: number, { minimums, limitMs }: { minimums: Minimums; limitMs: number }): Promise<void> => {
  const run = await attempt({ seed, minimums, limitMs });
  if (run === undefined) return expectThat('the product comes to rest after the blows', ['it did not']);
  const { writes, kills, postgresKills, freezes, seconds } = run.figures;
  say(`seed ${seed}: ${writes} acknowledged writes, ${kills} kills (${postgresKills} of PostgreSQL), ${freezes} freezes in ${seconds} s`);
  say(`  ${run.evidence.log.length} events on the log, ${run.evidence.effects.length} effects, ${run.evidence.decisions.length} decisions`);
  expectThat('the run was as hard as it has to be', missedMinimums(run, minimums));
  for (const { name, violations } of checks) expectThat(name, violations(run.evidence));
};

const runControl = async (seed: number, { broken, name, caughtBy }: (typeof controls)[number]): Promise<void> => {
  const run = await attempt({ seed, minimums: controlMinimums, limitMs: controlLimitMs, broken });
  const found = run === undefined ? 0 : (checks.find((check) => check.name === caughtBy)?.violations(run.evidence).length ?? 0);
  say(`negative control, ${broken} broken: ${found} violations of "${caughtBy}"`);
  expectThat(name, found > 0 ? [] : ['nothing was seen']);
};

/** `--length short|long`, `--seed <number>` to repeat a run, `--result <file>` for the sum as JSON. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { length: { type: 'string', default: 'short' }, seed: { type: 'string' }, result: { type: 'string' } },
  });
  const length = lengths[values.length];
  if (length === undefined) throw new Error(`--length is one of ${Object.keys(lengths).join(', ')}`);
  const seed = values.seed === undefined ? Math.floor(Math.random() * 1e9) : Number(values.seed);
  say(`faults: seed ${seed}, length ${values.length}`);
  await runMain(seed, length);
  for (const control of controls) await runControl(seed, control);
  if (values.result !== undefined) writeFileSync(values.result, JSON.stringify({ passed, failed: failed.length, skipped: [] }));
  else process.stdout.write(`${passed} passed, ${failed.length} failed\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
};

await main();
