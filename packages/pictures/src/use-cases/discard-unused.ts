import { reasonOf, type Clock, type Logger } from '@paltu/kernel';

export interface DiscardUnusedNeeds<Id> {
  /** `pictures`, for the log. */
  readonly what: string;
  /** Removes those of `ids` that nothing uses. */
  readonly removeUnused: (ids: readonly Id[], at: Date) => Promise<void>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Removes what came with a request that failed, unless something has it after all. What cannot be removed now is swept later. */
export const discardUnused =
  <Id>({ what, removeUnused, clock, logger }: DiscardUnusedNeeds<Id>) =>
  async (ids: readonly Id[]): Promise<void> => {
    if (ids.length === 0) return;
    try {
      await removeUnused(ids, clock.now());
    } catch (error) {
      logger.warn({ [what]: ids.length, reason: reasonOf(error) }, `${what} of a failed request wait for the sweep`);
    }
  };
