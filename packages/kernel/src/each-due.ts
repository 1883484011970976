import { eachByItself } from './each-by-itself.ts';
import type { Logger } from './logger.ts';

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
      const isFailed = (await eachByItself([thing], logger, work)) > 0;
      [done, failed] = isFailed ? [done, failed + 1] : [done + 1, failed];
    }
    last = batch.at(-1);
    if (batch.length < atOnce) return { done, failed };
  }
};
