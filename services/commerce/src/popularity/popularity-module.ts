import {
  accessoryListed,
  accessoryRecalled,
  accessoryRemoved,
  accessoryUpdated,
  stockReleased,
  stockReserved,
  type StockReleased,
  type StockReserved,
} from '@paltu/contracts';
import { onAll, projector, type EventRule, type ReceivedEvent } from '@paltu/events';
import type { Clock } from '@paltu/kernel';
import { inBatches, preparedRows, runTransaction, sqlRows, type Transaction } from '@paltu/persistence';
import { clockTimeAt } from '@paltu/reference';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';

/** Pieces that were reserved for an order; negative when they were released. */
interface SoldPieces {
  readonly accessoryId: string;
  /** Order of the events of this accessory. */
  readonly version: number;
  readonly pieces: number;
  readonly at: Date;
}

/** Days that count, today among them. */
const countedDays = 90;
const dayMs = 24 * 60 * 60_000;
const atOnce = 500;

// Of one accessory several events may come together, each of which is counted once.
const counting = {
  name: 'count pieces sold',
  text: `with fresh as (
      select distinct sold.* from unnest($1::uuid[], $2::bigint[], $3::date[], $4::integer[]) as sold (accessory_id, version, day, pieces)
      left join sold_accessories as known using (accessory_id) where known.version is null or known.version < sold.version),
    news as (
      insert into sold_accessories as known (accessory_id, version, is_due)
      select accessory_id, max(version), true from fresh group by accessory_id order by accessory_id
      on conflict (accessory_id) do update set version = excluded.version, is_due = true where known.version < excluded.version
      returning accessory_id)
    insert into sold_days as known (accessory_id, day, pieces)
    select accessory_id, day, sum(pieces) from fresh join news using (accessory_id) group by accessory_id, day
    on conflict (accessory_id, day) do update set pieces = known.pieces + excluded.pieces`,
};

/** Adds what was sold to its days, in one transaction with the committed offset; an event that comes again changes nothing. */
export const knexCountPieces =
  (trx: Transaction) =>
  async (sold: readonly SoldPieces[]): Promise<void> => {
    const rows = [
      sold.map(({ accessoryId }) => accessoryId),
      sold.map(({ version }) => version),
      sold.map(({ at }) => clockTimeAt(at).date),
      sold.map(({ pieces }) => pieces),
    ];
    await preparedRows(trx, counting, rows);
  };

/** Empties the projection before it is rebuilt. */
const emptySoldDays = async (trx: Transaction): Promise<void> => {
  await trx('sold_days').delete();
  await trx('sold_accessories').delete();
};

const forgetOld = (trx: Transaction, firstDay: string): Promise<unknown> =>
  sqlRows(
    trx,
    `with gone as (delete from sold_days where (accessory_id, day) in (select accessory_id, day from sold_days where day < ? limit ${atOnce})
       returning accessory_id)
     update sold_accessories set is_due = true where accessory_id in (select accessory_id from gone)`,
    [firstDay],
  );

const sumSome = async (trx: Transaction): Promise<number> => {
  const due = await sqlRows<{ accessory_id: string }>(
    trx,
    `update sold_accessories set is_due = false where accessory_id in (
       select accessory_id from sold_accessories where is_due order by accessory_id limit ${atOnce} for update skip locked) returning accessory_id`,
  );
  const ids = due.map(({ accessory_id: id }) => id);
  // In the order in which orders lock them.
  await trx('accessories').whereIn('id', ids).orderBy('id').forUpdate().select('id');
  await sqlRows(
    trx,
    `update accessories set popularity = greatest(0, coalesce((select sum(pieces) from sold_days where accessory_id = accessories.id), 0))
     where id = any(?::uuid[])`,
    [ids],
  );
  return due.length;
};

/**
 * A job: sums up the days of accessories whose sales changed or became too old to count; returns how many accessories. It is not part of the
 * sale, because `popularity` is in the indexes of lists.
 */
const sumSoldPieces = (database: Knex, clock: Clock) => async (): Promise<number> => {
  const firstDay = clockTimeAt(new Date(clock.now().getTime() - (countedDays - 1) * dayMs)).date;
  await runTransaction(database, (trx) => forgetOld(trx, firstDay));
  return inBatches(() => runTransaction(database, sumSome), atOnce);
};

/** Counts what is sold of an accessory. */
export const onStockChanged = (countIn: (trx: Transaction) => (sold: readonly SoldPieces[]) => Promise<void>): readonly EventRule[] => {
  const count =
    (sign: 1 | -1) =>
    (events: readonly ReceivedEvent<StockReserved | StockReleased>[], trx: Transaction): Promise<void> =>
      countIn(trx)(
        events.map(({ subject, sequence, time, data }) => ({
          accessoryId: subject,
          version: sequence,
          pieces: sign * data.pieces,
          at: time,
        })),
      );
  return [onAll(stockReserved, count(1)), onAll(stockReleased, count(-1))];
};

const sumEveryMs = 60_000;

/** How many pieces of each accessory were ordered in the last 90 days, by which lists are ordered. */
export const popularityModule = ({ database, clock }: Pick<ServiceParts, 'database' | 'clock'>) => ({
  consumers: [
    projector({
      consumer: 'commerce.popularity',
      on: onStockChanged(knexCountPieces),
      ignores: [accessoryListed, accessoryUpdated, accessoryRemoved, accessoryRecalled],
      reset: emptySoldDays,
    }),
  ],
  jobs: { 'sum pieces sold': { everyMs: sumEveryMs, run: sumSoldPieces(database, clock) } },
});
