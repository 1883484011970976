import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SeededRandom } from './seeded-random.ts';

export interface ChaosFigures {
  kills: number;
  postgresKills: number;
  freezes: number;
}

export interface ChaosOptions {
  /** Of the product under test. */
  readonly dataDirectory: string;
  readonly postmasterPid: () => number | undefined;
  readonly random: SeededRandom;
  /** How many writes were acknowledged so far: the next blow waits until the last one is digested. */
  readonly writes: () => number;
  readonly isOver: () => boolean;
}

const freezeMs = 8_000;
/** Pause between two blows: the shortest and the longest, in milliseconds. */
const pauseMs = [200, 1_500] as const;
/** So many writes go through before the next blow, so that it hits a product at work, however slow the machine. */
const writesBetween = 60;
const digestLimitMs = 20_000;
/** One blow in so many hits PostgreSQL. */
const postgresOneIn = 10;

const pidsOf = (dataDirectory: string): Map<string, number> => {
  const folder = join(dataDirectory, 'run/children');
  const pids = new Map<string, number>();
  if (!existsSync(folder)) return pids;
  for (const file of readdirSync(folder)) {
    try {
      const { pid } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { pid: number };
      pids.set(file.replace(/\.json$/, ''), pid);
    } catch {
      // Being written, or just gone: there are others to hit.
    }
  }
  return pids;
};

const signal = (pid: number | undefined, name: NodeJS.Signals): boolean => {
  if (pid === undefined) return false;
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
};

const strikePostgres = (options: ChaosOptions, figures: ChaosFigures): void => {
  if (!signal(options.postmasterPid(), 'SIGKILL')) return;
  figures.kills += 1;
  figures.postgresKills += 1;
};

const strikeService = (options: ChaosOptions, figures: ChaosFigures, thaws: Promise<void>[]): void => {
  const pids = [...pidsOf(options.dataDirectory).entries()].sort(([a], [b]) => a.localeCompare(b));
  if (pids.length === 0) return;
  const [, pid] = options.random.pick(pids);
  if (options.random.next() < 0.05 && signal(pid, 'SIGSTOP')) {
    figures.freezes += 1;
    thaws.push(sleep(freezeMs).then(() => void signal(pid, 'SIGCONT')));
    return;
  }
  if (signal(pid, 'SIGKILL')) figures.kills += 1;
};

const untilDigested = async ({ writes, isOver }: ChaosOptions): Promise<void> => {
  const wanted = writes() + writesBetween;
  const deadline = Date.now() + digestLimitMs;
  while (writes() < wanted && Date.now() < deadline && !isOver()) await sleep(50);
};

/** Hits services, gateway and PostgreSQL, one at a time, in an order that the seed decides, until the run is over; counts as it goes. */
export const runChaos = async (options: ChaosOptions, figures: ChaosFigures): Promise<void> => {
  const thaws: Promise<void>[] = [];
  let blow = 0;
  while (!options.isOver()) {
    await sleep(options.random.between(...pauseMs));
    await untilDigested(options);
    blow += 1;
    if (blow % postgresOneIn === 0) strikePostgres(options, figures);
    else strikeService(options, figures, thaws);
  }
  await Promise.all(thaws);
};
