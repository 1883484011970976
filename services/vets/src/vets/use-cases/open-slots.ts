import { newId, type Clock, type MemberId } from '@paltu/kernel';
import { openSlots as open } from '../domain/slot-decisions.ts';
import type { Slot, SlotId } from '../domain/slot.ts';
import { vetNotFound } from '../domain/vet-errors.ts';
import { keepDecided } from './keep-decided.ts';
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
    inTransaction(async (scope) => {
      const vet = await scope.vets.findOfOwner(ownerId);
      if (vet === undefined) throw vetNotFound();
      const now = clock.now();
      const wishes = times.map((time) => ({ ...time, id: newId() as SlotId }));
      const { slots, decided } = open(vet, await scope.slots.listToCome(vet.id, now), wishes, now);
      await scope.slots.add(decided.events.flatMap((event) => (event.type === 'VetSlotsChanged' ? event.added : [])));
      await keepDecided(scope, vet, decided);
      return slots;
    });
