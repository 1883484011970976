import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresHome } from '@paltu/local-postgres';
import { noteStepFault, readStepFaults, type StepFaultTarget, type StepKills } from '../step-fault-log.ts';
import type { WatchedRequest } from './watched-statements.ts';

/** A process that dies sooner after its start is started again with a growing delay. */
const upForSeconds = 4;
/** PostgreSQL has recovered by then, and everybody has come back to it. */
const postgresRestsMs = 10_000;

/** The same places for the same seed, in whatever order they are passed. */
const isDrawn = (seed: string, step: string, target: StepFaultTarget, share: number): boolean =>
  createHash('sha256').update(`${seed} ${step} ${target}`).digest().readUInt32BE() < share * 2 ** 32;

/** False when it does not run now. */
const killPostmaster = (directory: string): boolean => {
  try {
    const home = postgresHome(directory) ?? directory;
    const [pid] = readFileSync(join(home, 'cluster/postmaster.pid'), 'utf8').split('\n');
    return process.kill(Number(pid), 'SIGKILL');
  } catch {
    return false;
  }
};

/**
 * Kills this process, or PostgreSQL, before a statement of a watched request: once for each place and target, of all places those that the seed
 * draws, until there were as many as are wanted. Variables: STEP_FAULTS (the file that keeps where it was), STEP_KILLS (what is wanted of each
 * target, as JSON), STEP_SEED, and POSTGRES_DIRECTORY where PostgreSQL runs on this machine.
 */
export const killAtSteps = ({
  STEP_FAULTS: file = '',
  STEP_KILLS: wanted = '{}',
  STEP_SEED: seed = '',
  POSTGRES_DIRECTORY: directory = '',
}: NodeJS.ProcessEnv) => {
  const kills = JSON.parse(wanted) as Partial<StepKills>;
  const known = file === '' ? [] : readStepFaults(file);
  const done = { commerce: new Set<string>(), postgres: new Set<string>() };
  for (const { step, target } of known) done[target].add(step);
  let postgresRestsUntil = Math.max(0, ...known.filter(({ target }) => target === 'postgres').map(({ at }) => at + postgresRestsMs));

  const isDue = (step: string, target: StepFaultTarget): boolean => {
    const { share = 0, most = 0 } = kills[target] ?? {};
    return done[target].size < most && !done[target].has(step) && isDrawn(seed, step, target, share);
  };
  const note = (step: string, target: StepFaultTarget, before: string): void => {
    done[target].add(step);
    noteStepFault(file, { step, target, at: Date.now(), before: before.slice(0, 60) });
  };

  return ({ name, statements }: WatchedRequest, text: string): void => {
    if (process.uptime() < upForSeconds) return;
    const step = `${name}, statement ${statements}`;
    if (directory !== '' && Date.now() >= postgresRestsUntil && isDue(step, 'postgres')) {
      if (!killPostmaster(directory)) return;
      postgresRestsUntil = Date.now() + postgresRestsMs;
      note(step, 'postgres', text);
    } else if (isDue(step, 'commerce')) {
      note(step, 'commerce', text);
      process.kill(process.pid, 'SIGKILL');
    }
  };
};
