import type { Logger } from './logger.ts';
import { reasonOf } from './reason-of.ts';

/**
 * Does the work for one after the other, as a job does: a failure is logged and keeps no other from its turn. Resolves with how many failed,
 * for whose turn the job has to come again.
 */
export const eachByItself = async <Thing>(
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
