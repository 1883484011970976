import { orRefuse, type MemberId } from '@paltu/kernel';
import { violatedConstraint } from '@paltu/persistence';
import type { Knex } from 'knex';
import { appointmentNotFound, slotNotFree } from '../domain/appointment-errors.ts';
import type { AppointmentRepository } from '../use-cases/ports.ts';
import { toAppointment, toRow } from './appointment-row.ts';

const eraseTexts = async (trx: Knex.Transaction, memberId: MemberId): Promise<void> => {
  const asGuest = `update appointments set document = document || '{"petName": "", "message": ""}' where guest_id = ?`;
  await trx.raw(asGuest, [memberId]);
  for (const [column, side] of [
    ['guest_id', 'guest'],
    ['vet_owner_id', 'vet'],
  ])
    await trx.raw(
      `update appointments set document = jsonb_set(document, '{closing,reason}', '""') where ?? = ? and document #>> '{closing,by}' = ?`,
      [column, memberId, side] as string[],
    );
  await trx.raw(`update appointments set document = document || '{"vetName": ""}' where vet_owner_id = ?`, [memberId]);
};

/** Appointments in the transaction `trx`: a row that was read stays locked until it ends. */
export const knexAppointmentRepository = (trx: Knex.Transaction): AppointmentRepository => {
  const one = async (query: Knex.QueryBuilder) => {
    const row = (await query.first('document')) as object | undefined;
    return row && toAppointment(row);
  };
  const locked = () => trx('appointments').forUpdate();
  return {
    get: async (id) => orRefuse(await one(locked().where({ id })), appointmentNotFound),
    findUnlessHeld: (id) => one(locked().where({ id }).skipLocked()),
    listToCome: async (memberId, after) => {
      const rows: object[] = await trx('appointments')
        .whereRaw("status = 'booked' and starts_at > ? and (guest_id = ? or vet_owner_id = ?)", [after, memberId, memberId])
        .orderBy('id')
        .select('document');
      return rows.map(toAppointment);
    },
    countToCome: async (vetId, guestId, after) => {
      const booked = trx('appointments').where({ guest_id: guestId, vet_id: vetId, status: 'booked' }).where('starts_at', '>', after);
      const row = await booked.count({ counted: '*' }).first();
      return Number(row?.['counted'] ?? 0);
    },
    hasCompleted: async (vetId, guestId, besides) => {
      const completed = trx('appointments').where({ guest_id: guestId, vet_id: vetId, status: 'completed' }).whereNot({ id: besides });
      return (await completed.first('id')) !== undefined;
    },
    add: async (appointment) => {
      try {
        await trx('appointments').insert(toRow(appointment));
      } catch (error) {
        throw violatedConstraint(error) === 'appointments_one_of_slot' ? slotNotFree({ cause: error }) : error;
      }
    },
    save: async (appointment) => {
      await trx('appointments').where({ id: appointment.id }).update(toRow(appointment));
    },
    eraseTexts: (memberId) => eraseTexts(trx, memberId),
  };
};
