import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Outcome, Suite } from './suite.ts';

export interface SuiteRun {
  /** For result files. */
  readonly directory: string;
  /** Known to the suite beside what every program gets. */
  readonly environment: Readonly<Record<string, string>>;
  /** Whether others run at the same time: then every line of the suite begins with its name. */
  readonly isBesideOthers: boolean;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A grandchild that outlives its suite may hold the pipe open. */
const lastLinesMs = 2_000;

/** Of a suite that leaves no result: they are its only explanation. */
const lastLines = 12;

/** Prints each line, and adds it to the `last` ones. */
const printLines = async (name: string, input: Readable, last: string[]): Promise<void> => {
  const lines = createInterface({ input });
  lines.on('line', (line) => {
    process.stderr.write(`${name} | ${line}\n`);
    last.push(line);
    if (last.length > lastLines) last.shift();
  });
  await once(lines, 'close');
};

/** How nice a suite without containers is beside others, and all that it starts: those with containers go before it. */
const niceness = 5;

interface Ran {
  /** Whether the suite itself reports that all went well. */
  readonly isWell: boolean;
  /** Its last output, beside others; alone it prints to the terminal itself. */
  readonly last: readonly string[];
}

const run = async (
  { name, needs, environment: own }: Suite,
  args: readonly string[],
  { environment, isBesideOthers }: SuiteRun,
): Promise<Ran> => {
  const added = isBesideOthers && needs === undefined ? niceness : 0;
  // What a suite prints as JSON goes to its file; its own lines stay readable on standard error.
  const child = spawn('nice', ['-n', String(added), process.execPath, ...args], {
    cwd: root,
    env: { ...process.env, ...environment, ...own },
    stdio: ['ignore', 'ignore', isBesideOthers ? 'pipe' : 'inherit'],
  });
  const last: string[] = [];
  const printed = child.stderr === null ? undefined : printLines(name, child.stderr, last);
  const [code] = (await once(child, 'exit')) as [number | null];
  await Promise.race([printed, sleep(lastLinesMs, undefined, { ref: false })]);
  child.stderr?.destroy();
  return { isWell: code === 0, last };
};

/** The outcome of a suite that failed outside of its tests. */
export const failedSuite = (reason: string): Outcome => {
  process.stdout.write(`${reason}\n`);
  return { passed: 0, failed: 1, failures: [reason], skipped: [] };
};

const nothingElse: Outcome = { passed: 0, failed: 0, failures: [], skipped: [] };

/** Its product did not start, for example: all of it may be run once more. */
const withoutResult = ({ name }: Suite, last: readonly string[]): Outcome => ({
  ...failedSuite([`the suite ${name} ended without a result`, ...last].join('\n')),
  failedFiles: { files: undefined, others: nothingElse },
});

/** Runs one suite to its end, or of it these files; a run that leaves no result, or has no tests, is a failure. */
export const runSuite = async (suite: Suite, options: SuiteRun, files?: readonly string[]): Promise<Outcome> => {
  const resultFile = join(options.directory, `${suite.name}${files === undefined ? '' : ' again'}.json`);
  const { isWell, last } = await run(suite, suite.command(resultFile, files), options);
  if (!existsSync(resultFile)) return withoutResult(suite, last);
  const outcome = suite.read(await readFile(resultFile, 'utf8'));
  if (outcome.failed > 0) return outcome;
  // A tear-down that failed, for example, or a pattern that no file matches any more.
  if (!isWell) return failedSuite(`the suite ${suite.name} failed outside of its tests`);
  return outcome.passed + outcome.skipped.length > 0 ? outcome : failedSuite(`the suite ${suite.name} has no tests`);
};
