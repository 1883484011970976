import { newId, type Clock, type MemberId } from '@paltu/kernel';
import { openSlots as open } from '../domain/slot-decisions.ts';
import type { Slot, SlotId } from '../domain/slot.ts';
import type { InVetTransaction } from './ports.ts';

export interface SlotNeeds {
  readonly inTransaction: InVetTransaction;
  readonly clock: Clock;
}

export interface OfferedTimes {
  readonly ownerId: MemberId;
  readonly times: readonly { readonly startsAt: Date; readonly endsAt: Date }[];
}

/** @throws AppError `vet.not-found`, `slot.overlaps`, `request.invalid` */
export type OpenSlots = (offered: OfferedTimes) => Promise<readonly Slot[]>;

/** Offers times for visits: all of them, or none. */
export const openSlots =
  ({ inTransaction, clock }: SlotNeeds): OpenSlots =>
  ({ ownerId, times }) =>
    inTransaction(async ({ vets, slots: calendar, keep }) => {
      const vet = await vets.getOfOwner(ownerId);
      const now = clock.now();
      const wishes = times.map((time) => ({ ...time, id: newId() as SlotId }));
      const { slots, decided } = open(vet, await calendar.listToCome(vet.id, now), wishes, now);
      await calendar.add(decided.events.flatMap((event) => (event.type === 'VetSlotsChanged' ? event.added : [])));
      await keep(vet, decided);
      return slots;
    });
