import { serviceUnavailable, slots, type Slots } from '@paltu/kernel';
import type { Knex } from 'knex';
import { databaseTimeouts } from './connection-settings.ts';

/** Connections that no transaction takes, of a pool that has some to spare. */
const keptForReads = 2;

const slotsOfPools = new WeakMap<object, Slots>();

/**
 * The places of the transactions of a database: a few less than its pool has connections. Transactions wait for each other's locks, and a
 * rush of them takes whatever is free; who only reads would wait behind all of them. Undefined inside of a transaction, which has its own.
 */
export const transactionSlots = (database: Knex): Slots | undefined => {
  const pool = database.client.pool as { readonly max: number } | undefined;
  if (pool === undefined) return undefined;
  const known = slotsOfPools.get(pool);
  if (known !== undefined) return known;
  const running = pool.max - Math.min(keptForReads, Math.floor(pool.max / 4));
  const made = slots({ running, waiting: Number.POSITIVE_INFINITY, waitMs: databaseTimeouts.acquire, refusal: () => serviceUnavailable() });
  slotsOfPools.set(pool, made);
  return made;
};
