import type { MemberId } from '@paltu/kernel';
import { countUpTo, dueInTurn, fromColumns } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { DueRequest, RequestFilter, RequestQueries, RequestView } from '../use-cases/ports.ts';
import { toRequest } from './request-row.ts';

type Asked = Pick<RequestFilter, 'status' | 'petId'>;

/** Those of one side; a member is never both sides of one request. */
const ofSide = (database: Knex, column: 'owner_id' | 'requester_id', memberId: MemberId, { status, petId }: Asked): Knex.QueryBuilder => {
  const own = database('requests').where({ [column]: memberId, ...(petId === undefined ? {} : { pet_id: petId }) });
  return status === undefined ? own.whereRaw("status <> 'cancelled'") : own.where({ status });
};

/** @param cap totals are counted no further than one over it. */
export const knexRequestQueries = (database: Knex, cap = totalCap): RequestQueries => {
  /** Each side is read from its own index up to the end of the page; together they hold it. */
  const pageOf = (memberId: MemberId, { type, ...asked }: RequestFilter, upTo: number): Knex.QueryBuilder => {
    const newest = (column: 'owner_id' | 'requester_id') =>
      ofSide(database, column, memberId, asked).orderByRaw('created_at desc, id desc').limit(upTo);
    if (type === 'received') return newest('owner_id');
    if (type === 'sent') return newest('requester_id');
    return newest('owner_id').unionAll([newest('requester_id')], true);
  };

  return {
    find: async (id) => {
      const row = (await database('requests').where({ id }).first()) as object | undefined;
      return row && toRequest(row);
    },
    listDue: async (now, after, limit) => {
      const due = database('requests').where('next_due_at', '<=', now);
      const rows = dueInTurn(due, ['next_due_at', 'id'], after && [after.dueAt, after.id], limit);
      return ((await rows.select('id', 'pet_id', 'next_due_at as due_at')) as object[]).map((row) => fromColumns<DueRequest>(row));
    },
    listAll: async (memberId) => {
      const received = database('requests').where({ owner_id: memberId });
      const all = received.unionAll([database('requests').where({ requester_id: memberId })], true);
      const rows = (await database.from(all.as('own')).orderBy('created_at').orderBy('id')) as object[];
      return rows.map(toRequest);
    },
    list: async (memberId, filter, { page, limit }) => {
      const [rows, received, sent] = await Promise.all([
        database
          .from(pageOf(memberId, filter, page * limit).as('own'))
          .orderByRaw('created_at desc, id desc')
          .limit(limit)
          .offset((page - 1) * limit) as Promise<object[]>,
        countUpTo(ofSide(database, 'owner_id', memberId, filter), cap),
        countUpTo(ofSide(database, 'requester_id', memberId, filter), cap),
      ]);
      const counts: Record<RequestView, number> = { received, sent, all: Math.min(received + sent, cap + 1) };
      return { requests: rows.map(toRequest), counts };
    },
  };
};
