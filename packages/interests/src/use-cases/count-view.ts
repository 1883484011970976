import type { Clock } from '@paltu/kernel';
import type { DailyViewers, Onlooker } from '@paltu/limits';
import { addView } from '../domain/interest-changes.ts';
import type { Thing } from '../domain/interest.ts';
import type { InInterestTransaction } from './ports.ts';

export interface CountViewNeeds<T extends Thing> {
  readonly inTransaction: InInterestTransaction<T>;
  readonly viewers: DailyViewers;
  readonly clock: Clock;
}

export type CountView<T extends Thing> = (request: { readonly thing: T; readonly onlooker: Onlooker }) => Promise<void>;

/** Counts who looks at something: once a day, and never whose it is. */
export const countView =
  <T extends Thing>({ inTransaction, viewers, clock }: CountViewNeeds<T>): CountView<T> =>
  async ({ thing, onlooker }) => {
    if (thing.ownerId !== undefined && thing.ownerId === onlooker.member?.userId) return;
    const now = clock.now();
    if (!(await viewers.isNew(thing.id, onlooker, now))) return;
    await inTransaction(async ({ interests, keep }) => {
      const interest = await interests.get(thing);
      await keep(interest, addView(interest, now));
    });
  };
