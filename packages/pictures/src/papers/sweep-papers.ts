import type { Clock, Logger } from '@paltu/kernel';
import type { ObjectStore } from '@paltu/storage';
import { unusedSince } from '../domain/picture.ts';
import { sweepRemoved } from '../use-cases/sweep-removed.ts';
import { paperKey } from './paper.ts';
import type { PaperRepository } from './ports.ts';

export interface SweepPapersNeeds {
  /** Where the files of the service lie. */
  readonly folder: string;
  readonly papers: PaperRepository;
  readonly objects: ObjectStore;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Removes papers that nothing used within a day, then deletes the files of all removed ones. Gives how many went away. */
export const sweepPapers =
  ({ folder, papers, objects, clock, logger }: SweepPapersNeeds) =>
  async (stopping?: AbortSignal): Promise<number> => {
    await papers.removeUnusedSince(unusedSince(clock.now()), clock.now());
    return sweepRemoved({ ...papers, objects, keysOf: (paper) => [paperKey(folder, paper)], logger, stopping });
  };
