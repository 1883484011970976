import { rowsAsEvents } from '@paltu/events';
import { orRefuse, type MemberId } from '@paltu/kernel';
import { countUpTo, dueInTurn, fromColumns, violatedConstraint } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { BookedSlot, VisitedVet } from './appointment-decisions.ts';
import {
  toAppointment,
  type AppointmentFilter,
  type AppointmentQueries,
  type AppointmentRepository,
  type AppointmentStore,
  type Calendars,
  type DueAppointment,
} from './appointment-store.ts';
import { appointmentNotFound, slotNotFree, type Appointment, type VetId } from './appointment.ts';

const lockedVet = (trx: Knex.Transaction, vetId: VetId) => trx('vets').where({ id: vetId }).forUpdate();

const visitedVet = async (query: Knex.QueryBuilder): Promise<VisitedVet | undefined> => {
  const row = (await query.first('id', 'owner_id', 'name', 'is_public')) as object | undefined;
  return row && fromColumns<VisitedVet>(row);
};

/** Calendars in the transaction `trx`: the vet's row is locked before any slot is read, and then the slot's own. */
const knexCalendars = (trx: Knex.Transaction): Calendars => ({
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

/** An appointment as a row of the table `appointments`: the document, and what it is found by. */
export const toRow = (appointment: Appointment): Record<string, unknown> => ({
  id: appointment.id,
  vet_id: appointment.vetId,
  vet_owner_id: appointment.vetOwnerId,
  guest_id: appointment.guestId,
  slot_id: appointment.slotId,
  status: appointment.status,
  starts_at: appointment.startsAt,
  next_due_at: appointment.nextDueAt,
  document: JSON.stringify(appointment),
});

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
const knexAppointmentRepository = (trx: Knex.Transaction): AppointmentRepository => {
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

const columns = { guest: 'guest_id', vet: 'vet_owner_id' } as const;
type Side = keyof typeof columns;

const orders = { next: 'starts_at, id', last: 'starts_at desc, id desc' } as const;

/** Those of one side; a member is never both sides of one appointment. */
const ofSide = (database: Knex, side: Side, memberId: MemberId, { status, begins }: AppointmentFilter): Knex.QueryBuilder => {
  const own = database('appointments').where({ [columns[side]]: memberId });
  if (status !== undefined) own.where({ status });
  if (begins !== undefined) own.where('starts_at', '>=', begins.from).where('starts_at', '<', begins.until);
  return own;
};

type Figures = Pick<AppointmentQueries, 'hasVisited' | 'countByStatus' | 'countFreeSlots' | 'listDue'>;

const figures = (database: Knex): Figures => ({
  hasVisited: async (vetId, guestId) =>
    (await database('appointments').where({ vet_id: vetId, guest_id: guestId, status: 'completed' }).first('id')) !== undefined,
  countByStatus: async (vetId) => {
    const rows = (await database('appointments').where({ vet_id: vetId }).groupBy('status').select('status').count({ counted: '*' })) as {
      status: string;
      counted: number;
    }[];
    return Object.fromEntries(rows.map(({ status, counted }) => [status, Number(counted)]));
  },
  countFreeSlots: async (vetId, after) => {
    const free = database('slots').where({ vet_id: vetId, is_booked: false }).where('starts_at', '>', after);
    return Number((await free.count({ counted: '*' }).first())?.['counted'] ?? 0);
  },
  listDue: async (now, after, limit) => {
    const due = database('appointments').where('next_due_at', '<=', now);
    const rows = dueInTurn(due, ['next_due_at', 'id'], after && [after.dueAt, after.id], limit);
    return ((await rows.select('id', 'vet_id', 'vet_owner_id', 'next_due_at as due_at')) as object[]).map((row) =>
      fromColumns<DueAppointment>(row),
    );
  },
});

/** @param cap totals are counted no further than one over it. */
const knexAppointmentQueries = (database: Knex, cap = totalCap): AppointmentQueries => ({
  ...figures(database),
  find: async (id) => {
    const row = (await database('appointments').where({ id }).first('document')) as object | undefined;
    return row && toAppointment(row);
  },
  list: async (memberId, filter, order, { page, limit }) => {
    const sides: readonly Side[] = filter.as === undefined ? ['guest', 'vet'] : [filter.as];
    /** Each side is read from its own index up to the end of the page; together they hold it. */
    const [first, ...others] = sides.map((side) =>
      ofSide(database, side, memberId, filter)
        .select('id', 'starts_at', 'document')
        .orderByRaw(orders[order])
        .limit(page * limit),
    );
    const [rows, ...counted] = await Promise.all([
      database
        .from((first as Knex.QueryBuilder).unionAll(others, true).as('own'))
        .orderByRaw(orders[order])
        .limit(limit)
        .offset((page - 1) * limit) as Promise<object[]>,
      ...sides.map((side) => countUpTo(ofSide(database, side, memberId, filter), cap)),
    ]);
    const total = counted.reduce((sum, count) => sum + count, 0);
    return { appointments: rows.map(toAppointment), counted: Math.min(total, cap + 1) };
  },
  listAll: async (memberId) => {
    const [asGuest, asVet] = (['guest', 'vet'] as const).map((side) =>
      ofSide(database, side, memberId, {}).select('id', 'starts_at', 'document'),
    );
    const all = (asGuest as Knex.QueryBuilder).unionAll([asVet as Knex.QueryBuilder], true);
    const rows = (await database.from(all.as('own')).orderByRaw(orders.next)) as object[];
    return rows.map(toAppointment);
  },
});

/** Appointments in PostgreSQL. */
export const knexAppointmentStore = (database: Knex): AppointmentStore<Knex.Transaction> => ({
  calendarsIn: knexCalendars,
  appointmentsIn: knexAppointmentRepository,
  queries: knexAppointmentQueries(database),
  asEvents: (toEvents) => rowsAsEvents({ table: 'appointments', toEvents: (row) => toEvents(toAppointment(row)) }),
});
