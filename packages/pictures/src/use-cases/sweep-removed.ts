import { inBatches } from '@paltu/persistence';
import type { ObjectStore } from '@paltu/storage';

export interface SweepRemovedNeeds<Removed> {
  readonly objects: ObjectStore;
  /** Removed ones whose files may still be there. */
  readonly listRemoved: (limit: number) => Promise<readonly Removed[]>;
  /** Where the files of one lie. */
  readonly keysOf: (removed: Removed) => readonly string[];
  readonly forget: (removed: readonly Removed[]) => Promise<void>;
}

export const sweptAtOnce = 100;

/** Deletes the files of all that was removed, which is forgotten last, so that a crash in between leaves nothing behind. Gives how many. */
export const sweepRemoved = <Removed>({ objects, listRemoved, keysOf, forget }: SweepRemovedNeeds<Removed>): Promise<number> =>
  inBatches(async () => {
    const removed = await listRemoved(sweptAtOnce);
    for (const key of removed.flatMap(keysOf)) await objects.delete(key);
    await forget(removed);
    return removed.length;
  }, sweptAtOnce);
