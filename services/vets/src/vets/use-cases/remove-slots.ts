import type { MemberId } from '@paltu/kernel';
import { removeSlots as remove } from '../domain/slot-decisions.ts';
import type { SlotNeeds } from './open-slots.ts';
import type { SlotChoice } from './ports.ts';

/** @throws AppError `vet.not-found`, `slot.booked` */
export type RemoveSlots = (wish: { readonly ownerId: MemberId; readonly chosen: SlotChoice }) => Promise<void>;

/** Takes times back: all of them, or none. What is not there, or not one's own, is passed over. */
export const removeSlots =
  ({ inTransaction, clock }: SlotNeeds): RemoveSlots =>
  ({ ownerId, chosen }) =>
    inTransaction(async ({ vets, slots, keep }) => {
      const vet = await vets.getOfOwner(ownerId);
      const removed = await slots.listChosen(vet.id, chosen);
      const decided = remove(vet, removed, clock.now());
      await slots.delete(removed.map(({ id }) => id));
      await keep(vet, decided);
    });
