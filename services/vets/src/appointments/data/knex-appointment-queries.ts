import type { MemberId } from '@paltu/kernel';
import { countUpTo, dueInTurn, fromColumns } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { AppointmentFilter, AppointmentQueries, DueAppointment } from '../use-cases/ports.ts';
import { toAppointment } from './appointment-row.ts';

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
    return ((await rows.select('id', 'vet_id', 'next_due_at as due_at')) as object[]).map((row) => fromColumns<DueAppointment>(row));
  },
});

/** @param cap totals are counted no further than one over it. */
export const knexAppointmentQueries = (database: Knex, cap = totalCap): AppointmentQueries => ({
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
