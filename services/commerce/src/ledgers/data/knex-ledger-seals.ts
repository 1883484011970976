import { fromColumns, sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { EndedDay, LedgerSeals } from '../use-cases/ports.ts';

// The last row of each ledger before that instant, when it is not sealed yet. The first unsealed row is looked up by its key; a join would read
// all rows.
const ended = `with due as (
    select store_id, sealed_rows from ledgers where rows > sealed_rows
      and (select booked_at from ledger_rows next where next.store_id = ledgers.store_id and next.number = sealed_rows + 1) < ?
    order by store_id limit ? for update skip locked)
  select due.store_id, last.number as rows, last.hash, last.booked_at from due cross join lateral (
    select number, hash, booked_at from ledger_rows where ledger_rows.store_id = due.store_id and booked_at < ?
    order by number desc limit 1) last`;

/** Seals in the transaction `trx`; what is taken stays locked until it ends. */
export const knexLedgerSeals = (trx: Knex.Transaction): LedgerSeals => ({
  takeEnded: async (before, limit) => {
    const days = (await sqlRows<object>(trx, ended, [before, limit, before])).map((row) => fromColumns<EndedDay>(row));
    for (const { storeId, rows } of days) await trx('ledgers').where({ store_id: storeId }).update({ sealed_rows: rows });
    return days;
  },
});
