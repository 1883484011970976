import { eachDue, type Logger } from '@paltu/kernel';
import type { ObjectStore } from '@paltu/storage';

export interface SweepRemovedNeeds<Removed> {
  readonly objects: ObjectStore;
  /** Removed ones whose files may still be there, in the order of their ids: at most `limit` that follow `after`. */
  readonly listRemoved: (after: Removed | undefined, limit: number) => Promise<readonly Removed[]>;
  /** Where the files of one lie. */
  readonly keysOf: (removed: Removed) => readonly string[];
  readonly forget: (removed: readonly Removed[]) => Promise<void>;
  readonly logger: Pick<Logger, 'warn'>;
  readonly stopping?: AbortSignal | undefined;
}

export const sweptAtOnce = 100;

/** Deletes the files of all that was removed; each is forgotten last, so that a crash in between leaves nothing behind. Gives how many. */
export const sweepRemoved = async <Removed>({
  objects,
  listRemoved,
  keysOf,
  forget,
  logger,
  stopping,
}: SweepRemovedNeeds<Removed>): Promise<number> => {
  const { done } = await eachDue<Removed>({ list: listRemoved, logger, stopping, atOnce: sweptAtOnce }, async (removed) => {
    for (const key of keysOf(removed)) await objects.delete(key);
    await forget([removed]);
  });
  return done;
};
