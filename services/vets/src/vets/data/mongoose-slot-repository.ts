import { violatedIndex, type DocumentTransaction } from '@paltu/documents/transactions';
import type { Slot } from '../domain/slot.ts';
import { slotOverlaps } from '../domain/vet-errors.ts';
import type { SlotRepository } from '../use-cases/ports.ts';
import { keepLastFree } from './mongoose-free-days.ts';
import type { VetCollections } from './mongoose-vet-collections.ts';
import { toSlot, toSlotDocument } from './vet-document.ts';

/** Slots in a transaction, which holds their vet. */
export const mongooseSlotRepository = (collections: VetCollections, trx: DocumentTransaction): SlotRepository => {
  const { vets, slots } = collections;
  const { session } = trx;
  /** What follows from slots of one vet that were changed. */
  const follow = async (changed: readonly Slot[]): Promise<void> => {
    const [first] = changed;
    if (first === undefined) return;
    const starts = changed.map(({ startsAt }) => startsAt);
    await keepLastFree(collections, trx, first.vetId, starts);
  };
  const list = async (where: object) => (await slots().find(where, { session }).sort({ startsAt: 1 }).toArray()).map(toSlot);
  return {
    listToCome: (vetId, after) => list({ vetId, endsAt: { $gt: after } }),
    listChosen: async (vetId, { ids, starts }) => {
      const chosen = { vetId, $or: [{ _id: { $in: [...ids] } }, { startsAt: { $in: [...starts] } }] };
      await slots().updateMany(chosen, { $inc: { held: 1 } }, { session });
      return list(chosen);
    },
    add: async (added) => {
      if (added.length === 0) return;
      try {
        await slots().insertMany(added.map(toSlotDocument), { session });
      } catch (error) {
        throw violatedIndex(error) === 'slots_never_overlap' ? slotOverlaps({ cause: error }) : error;
      }
      await follow(added);
    },
    delete: async (ids) => {
      const deleted = await list({ _id: { $in: [...ids] } });
      await slots().deleteMany({ _id: { $in: [...ids] } }, { session });
      await follow(deleted);
    },
    deleteFree: async (vetId) => {
      await slots().deleteMany({ vetId, isBooked: false }, { session });
      await vets().updateOne({ _id: vetId }, { $set: { lastFree: [] } }, { session });
    },
  };
};
