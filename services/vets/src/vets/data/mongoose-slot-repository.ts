import { violatedIndex, type DocumentTransaction } from '@paltu/documents/transactions';
import { slotOverlaps } from '../domain/vet-errors.ts';
import type { SlotRepository } from '../use-cases/ports.ts';
import type { VetCollections } from './mongoose-vet-collections.ts';
import { toSlot, toSlotDocument } from './vet-document.ts';

/** Slots in a transaction, which holds their vet. */
export const mongooseSlotRepository = ({ slots }: VetCollections, { session }: DocumentTransaction): SlotRepository => {
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
    },
    delete: async (ids) => {
      if (ids.length > 0) await slots().deleteMany({ _id: { $in: [...ids] } }, { session });
    },
    deleteFree: async (vetId) => {
      await slots().deleteMany({ vetId, isBooked: false }, { session });
    },
  };
};
