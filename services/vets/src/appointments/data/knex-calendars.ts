import { fromColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { slotNotFree } from '../domain/appointment-errors.ts';
import type { VetId } from '../domain/appointment.ts';
import type { BookedSlot, VisitedVet } from '../domain/booking.ts';
import type { Calendars } from '../use-cases/ports.ts';

const lockedVet = (trx: Knex.Transaction, vetId: VetId) => trx('vets').where({ id: vetId }).forUpdate();

const visitedVet = async (query: Knex.QueryBuilder): Promise<VisitedVet | undefined> => {
  const row = (await query.first('id', 'owner_id', 'name', 'is_public')) as object | undefined;
  return row && fromColumns<VisitedVet>(row);
};

/** Calendars in the transaction `trx`: the vet's row is locked before any slot is read, and then the slot's own. */
export const knexCalendars = (trx: Knex.Transaction): Calendars => ({
  listOf: async (memberId, after) => {
    const visited = trx('appointments')
      .where({ guest_id: memberId, status: 'booked' })
      .where('starts_at', '>', after)
      .select('vet_id as id');
    const rows: { id: VetId }[] = await trx('vets').where({ owner_id: memberId }).select('id').union(visited).orderBy('id');
    return rows.map(({ id }) => id);
  },
  hold: (vetId) => visitedVet(lockedVet(trx, vetId)),
  lockSkipLocked: (vetId) => visitedVet(lockedVet(trx, vetId).skipLocked()),
  findSlot: async (vetId, { id, startsAt }) => {
    if (id === undefined && startsAt === undefined) return undefined;
    const slots = trx('slots').where({ vet_id: vetId, ...(id === undefined ? { starts_at: startsAt } : { id }) });
    const row = (await slots.forUpdate().first('id', 'starts_at', 'ends_at', 'is_booked')) as object | undefined;
    return row && fromColumns<BookedSlot>(row);
  },
  setBooked: async (slotId, isBooked) => {
    const changed = await trx('slots').where({ id: slotId, is_booked: !isBooked }).update({ is_booked: isBooked });
    if (isBooked && changed === 0) throw slotNotFree();
  },
  addPatient: async (vetId) => {
    await trx('vets').where({ id: vetId }).increment('patients');
  },
});
