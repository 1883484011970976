import type { Clock, ListingId } from '@paltu/kernel';
import { addView } from '../domain/interest-changes.ts';
import type { DailyViewers, FindOwner, InInterestTransaction, Onlooker } from './ports.ts';

export interface CountViewNeeds {
  readonly inTransaction: InInterestTransaction;
  readonly findOwner: FindOwner;
  readonly viewers: DailyViewers;
  readonly clock: Clock;
}

/** @throws AppError `pet.not-found` */
export type CountView = (request: { readonly listingId: ListingId; readonly onlooker: Onlooker }) => Promise<void>;

/** Counts who looks at a pet: once a day, and never its owner. */
export const countView =
  ({ inTransaction, findOwner, viewers, clock }: CountViewNeeds): CountView =>
  async ({ listingId, onlooker }) => {
    const ownerId = await findOwner(listingId, onlooker.member);
    const now = clock.now();
    if (onlooker.member?.userId === ownerId || !(await viewers.isNew(listingId, onlooker, now))) return;
    await inTransaction(async ({ interests, outbox }) => {
      const { state, events } = addView(await interests.get(listingId, ownerId), now);
      await interests.save(state);
      await outbox.append(events);
    });
  };
