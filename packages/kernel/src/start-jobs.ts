import type { Logger } from './logger.ts';
import { reasonOf } from './reason-of.ts';
import { startLoop } from './start-loop.ts';

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
