import type { Clock } from '@paltu/kernel';
import type { ObjectStore } from '@paltu/storage';
import { unusedSince } from '../domain/picture.ts';
import type { PaperRepository } from './knex-papers.ts';
import { paperKey } from './paper.ts';

export interface SweepPapersNeeds {
  /** Where the files of the service lie. */
  readonly folder: string;
  readonly papers: PaperRepository;
  readonly objects: ObjectStore;
  readonly clock: Clock;
}

const batchSize = 100;

/** Removes papers that nothing used within a day, then deletes the files of all removed ones. Gives how many went away. */
export const sweepPapers =
  ({ folder, papers, objects, clock }: SweepPapersNeeds) =>
  async (): Promise<number> => {
    await papers.removeUnusedSince(unusedSince(clock.now()), clock.now());
    let swept = 0;
    for (;;) {
      const removed = await papers.listRemoved(batchSize);
      for (const paper of removed) await objects.delete(paperKey(folder, paper));
      await papers.forget(removed.map(({ id }) => id));
      swept += removed.length;
      if (removed.length < batchSize) return swept;
    }
  };
