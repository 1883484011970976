import { reasonOf, type Logger } from './logger.ts';
import { startLoop } from './loop.ts';

/** Work that is done again and again: `everyMs` milliseconds lie between the end of one run and the next, and before the first. */
export interface Job {
  readonly everyMs: number;
  /** @param stopping a run that may last long ends early when this is aborted */
  readonly run: (stopping?: AbortSignal) => Promise<unknown>;
}

/** Jobs by the names that log lines give them. */
export type Jobs = Readonly<Record<string, Job>>;

/** Runs each job until it is stopped; one that fails is logged and runs again. `stop` waits for the runs in progress. */
export const startJobs = (jobs: Jobs, logger: Logger): { stop(): Promise<void> } => {
  const stopping = new AbortController();
  const loops = Object.entries(jobs).map(([job, { everyMs, run }]) =>
    startLoop({
      firstAfterMs: everyMs,
      step: () => run(stopping.signal).then(() => everyMs),
      onError: (error) => logger.warn({ job, reason: reasonOf(error) }, 'a job failed'),
      delays: { next: () => everyMs, reset: () => undefined },
    }),
  );
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
};

/** What a job has to do, read a batch at a time. */
export interface DueThings<Thing> {
  /** In an order that does not change: at most `limit` that follow `after`. */
  readonly list: (after: Thing | undefined, limit: number) => Promise<readonly Thing[]>;
  readonly logger: Pick<Logger, 'warn'>;
  /** The run ends after the thing in hand. */
  readonly stopping?: AbortSignal | undefined;
  /** How many are read at once. */
  readonly atOnce?: number | undefined;
}

export interface DoneThings {
  readonly done: number;
  readonly failed: number;
}

const usuallyAtOnce = 200;

/** Does the work for all that is due, one after the other: what fails is logged, left to the next run, and holds up nothing behind it. */
export const eachDue = async <Thing>(
  { list, logger, stopping, atOnce = usuallyAtOnce }: DueThings<Thing>,
  work: (thing: Thing) => Promise<unknown>,
): Promise<DoneThings> => {
  let [done, failed] = [0, 0];
  for (let last: Thing | undefined; ;) {
    const batch = await list(last, atOnce);
    for (const thing of batch) {
      if (stopping?.aborted === true) return { done, failed };
      const isFailed = (await attemptEach([thing], logger, work)) > 0;
      [done, failed] = isFailed ? [done, failed + 1] : [done + 1, failed];
    }
    last = batch.at(-1);
    if (batch.length < atOnce) return { done, failed };
  }
};

/**
 * Does the work for one after the other, as a job does: a failure is logged and keeps no other from its turn. Resolves with how many failed,
 * for whose turn the job has to come again.
 */
export const attemptEach = async <Thing>(
  things: readonly Thing[],
  logger: Pick<Logger, 'warn'>,
  work: (thing: Thing) => Promise<unknown>,
): Promise<number> => {
  let failed = 0;
  for (const thing of things)
    try {
      await work(thing);
    } catch (error) {
      failed += 1;
      logger.warn({ thing, reason: reasonOf(error) }, 'a job passes over what failed');
    }
  return failed;
};
