import type { MemberId } from '@paltu/kernel';
import { removeSlots as remove } from '../domain/slot-decisions.ts';
import { vetNotFound } from '../domain/vet-errors.ts';
import { keepDecided } from './keep-decided.ts';
import type { SlotNeeds } from './open-slots.ts';
import type { SlotChoice } from './ports.ts';

/** @throws AppError `vet.not-found`, `slot.booked` */
export type RemoveSlots = (wish: { readonly ownerId: MemberId; readonly chosen: SlotChoice }) => Promise<void>;

/** Takes times back: all of them, or none. What is not there, or not one's own, is passed over. */
export const removeSlots =
  ({ inTransaction, clock }: SlotNeeds): RemoveSlots =>
  ({ ownerId, chosen }) =>
    inTransaction(async (scope) => {
      const vet = await scope.vets.findOfOwner(ownerId);
      if (vet === undefined) throw vetNotFound();
      const slots = await scope.slots.listChosen(vet.id, chosen);
      const decided = remove(vet, slots, clock.now());
      await scope.slots.delete(slots.map(({ id }) => id));
      await keepDecided(scope, vet, decided);
    });
