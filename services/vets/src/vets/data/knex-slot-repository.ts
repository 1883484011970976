import { fromColumns, toColumns, violatedConstraint } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Slot } from '../domain/slot.ts';
import { slotOverlaps } from '../domain/vet-errors.ts';
import type { SlotRepository } from '../use-cases/ports.ts';

/** Slots in the transaction `trx`, which has locked their vet. */
export const knexSlotRepository = (trx: Knex.Transaction): SlotRepository => ({
  listToCome: async (vetId, after) => {
    const rows: object[] = await trx('slots').where({ vet_id: vetId }).where('ends_at', '>', after).orderBy('starts_at');
    return rows.map((row) => fromColumns<Slot>(row));
  },
  listChosen: async (vetId, { ids, starts }) => {
    const rows: object[] = await trx('slots')
      .where({ vet_id: vetId })
      .where((chosen) => void chosen.whereIn('id', ids).orWhereIn('starts_at', starts))
      .orderBy('starts_at')
      .forUpdate();
    return rows.map((row) => fromColumns<Slot>(row));
  },
  add: async (slots) => {
    if (slots.length === 0) return;
    try {
      await trx('slots').insert(slots.map((slot) => toColumns(slot)));
    } catch (error) {
      throw violatedConstraint(error) === 'slots_never_overlap' ? slotOverlaps({ cause: error }) : error;
    }
  },
  delete: async (ids) => {
    if (ids.length > 0) await trx('slots').whereIn('id', ids).delete();
  },
  deleteFree: async (vetId) => {
    await trx('slots').where({ vet_id: vetId, is_booked: false }).delete();
  },
  // A trigger keeps them, whatever changes slots.
});
