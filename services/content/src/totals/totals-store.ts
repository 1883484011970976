import { preparedRows, sqlRows } from '@paltu/persistence';
import { newestOf } from '@paltu/projections';
import type { Knex } from 'knex';
import type { Sum, Sums, TotalKind } from './totals.ts';

/** A listing, a request, a member or a vet, and what it adds to the total of its kind. */
export interface CountedThing extends Sum {
  readonly kind: TotalKind;
  readonly id: string;
  /** Of the events about it. */
  readonly version: number;
}

/** An event that is older than the row, or comes again, changes no row, and so no total. With a limit each row is found by the index. */
const count = `
  with incoming as materialized (select kind, id, version, counted, failed, hours from json_populate_recordset(null::counted_things, $1::json)),
  before as (
    select held.* from incoming
    cross join lateral (select * from counted_things where kind = incoming.kind and id = incoming.id limit 1) held),
  kept as (
    insert into counted_things as held (kind, id, version, counted, failed, hours)
    select kind, id, version, counted, failed, hours from incoming
    on conflict (kind, id) do update
      set version = excluded.version, counted = excluded.counted, failed = excluded.failed, hours = excluded.hours
      where held.version < excluded.version
    returning kind, id, counted, failed, hours),
  change as (
    select kept.kind, sum(kept.counted - coalesce(before.counted, 0)) as counted, sum(kept.failed - coalesce(before.failed, 0)) as failed,
      sum(kept.hours - coalesce(before.hours, 0)) as hours
    from kept left join before using (kind, id) group by kept.kind)
  update totals
    set counted = totals.counted + change.counted, failed = totals.failed + change.failed, hours = totals.hours + change.hours
    from change where totals.kind = change.kind and (change.counted, change.failed, change.hours) <> (0, 0, 0)`;

/** The contents of events, in the transaction that takes them. Of each thing the newest is kept. */
export const knexHomeRecords = (trx: Knex.Transaction) => ({
  /** The totals change by what the things add more or less than before. */
  keepCounted: async (things: readonly CountedThing[]): Promise<void> => {
    const newest = newestOf(things, ({ kind, id }) => `${kind} ${id}`);
    await preparedRows(trx, { name: 'count things', text: count }, [JSON.stringify(newest)]);
  },
});

export type HomeRecords = ReturnType<typeof knexHomeRecords>;

/** Empties what the projector writes. */
export const emptyHomeRecords = async (trx: Knex.Transaction): Promise<void> => {
  await trx('counted_things').delete();
  await trx('totals').update({ counted: 0, failed: 0, hours: 0 });
};

export const knexHomeQueries = (database: Knex) => ({
  readSums: async (): Promise<Sums> => {
    const rows = await sqlRows<Record<'kind' | 'counted' | 'failed' | 'hours', string>>(database, 'select * from totals');
    const sums = rows.map(({ kind, ...sum }) => [
      kind,
      { counted: Number(sum.counted), failed: Number(sum.failed), hours: Number(sum.hours) },
    ]);
    return Object.fromEntries(sums) as Sums;
  },
});
