import type { Clock } from '@paltu/kernel';
import { dayInPakistan } from '@paltu/reference';
import { forEachUnlocked } from './for-each-unlocked.ts';
import type { InVetTransaction, VetQueries } from './ports.ts';

export interface KeepFreeDaysNeeds {
  readonly inTransaction: InVetTransaction;
  readonly queries: Pick<VetQueries, 'listWrongFreeDays'>;
  readonly clock: Clock;
}

const atOnce = 200;

/** Corrects who is found with a free slot today and tomorrow: a process of an earlier release changes slots, and nothing that follows from them. */
export const keepFreeDays =
  ({ inTransaction, queries, clock }: KeepFreeDaysNeeds) =>
  async (): Promise<void> => {
    const today = dayInPakistan(clock.now());
    for (const { start, end } of [today, dayInPakistan(today.end)]) {
      const wrong = await queries.listWrongFreeDays({ from: start, until: end }, atOnce);
      await forEachUnlocked(inTransaction, wrong, ({ slots }, { id }) => slots.keepFreeDay(id, start));
    }
  };
