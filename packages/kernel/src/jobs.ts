import { reasonOf, type Logger } from './logger.ts';
import { startLoop } from './loop.ts';

/** Work that is done again and again: `everyMs` milliseconds lie between the end of one run and the next, and before the first. */
export interface Job {
  readonly everyMs: number;
  /** @param stopping a run that may last long ends early when this is aborted */
  readonly run: (stopping?: AbortSignal) => Promise<unknown>;
  /**
   * It does what transactions of its service leave to do: while none is committed it is passed over, though for 15 s at the most, for
   * what comes due or is left by another process.
   */
  readonly followsCommits?: boolean;
  /** It does what a release before has left: once a run has found nothing, and answered 0, the next one comes after an hour. */
  readonly catchesUp?: boolean;
  /** Whether more is known to be due before long, for one that follows commits: then it is not passed over. */
  readonly isWaiting?: () => boolean;
}

/** Jobs by the names that log lines give them. */
export type Jobs = Readonly<Record<string, Job>>;

const longestPassedOverMs = 15_000;
const restMs = 60 * 60_000;

/** The runs of a job, of which none is soon after one that found nothing. */
const resting = (run: Job['run']): Required<Job>['run'] => {
  let dueAt = 0;
  return async (stopping) => {
    if (performance.now() >= dueAt && (await run(stopping)) === 0) dueAt = performance.now() + restMs;
  };
};

/** The runs of a job, without those that would find nothing. */
const runsOf = ({ run, followsCommits, catchesUp, isWaiting = () => false }: Job, commits: () => number): Required<Job>['run'] => {
  if (catchesUp === true) return resting(run);
  if (followsCommits !== true) return run;
  let [seen, dueAt] = [-1, 0];
  return async (stopping) => {
    const now = commits();
    if (now === seen && performance.now() < dueAt && !isWaiting()) return;
    await run(stopping);
    [seen, dueAt] = [now, performance.now() + longestPassedOverMs];
  };
};

interface JobsOptions {
  readonly logger: Logger;
  /** How many transactions the service has committed in this process; unless given, no job is passed over. */
  readonly commits?: (() => number) | undefined;
}

/** Runs each job until it is stopped; one that fails is logged and runs again. `stop` waits for the runs in progress. */
export const startJobs = (jobs: Jobs, { logger, commits = () => NaN }: JobsOptions): { stop(): Promise<void> } => {
  const stopping = new AbortController();
  const loops = Object.entries(jobs).map(([name, job]) => {
    const { everyMs } = job;
    const run = runsOf(job, commits);
    return startLoop({
      firstAfterMs: everyMs,
      step: () => run(stopping.signal).then(() => everyMs),
      onError: (error) => logger.warn({ job: name, reason: reasonOf(error) }, 'a job failed'),
      delays: { next: () => everyMs, reset: () => undefined },
    });
  });
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
