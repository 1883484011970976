import { orRefuse } from '@paltu/kernel';
import { fromColumns, readPage, toColumns, violatedConstraint } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { referenceUsed, settlementNotFound } from '../domain/ledger-errors.ts';
import type { Settlement } from '../domain/settlement.ts';
import type { SettlementQueries, Settlements } from '../use-cases/ports.ts';

/** Settlements in the transaction `trx`, which has locked the ledger of their store. */
export const knexSettlements = (trx: Knex.Transaction): Settlements => ({
  get: async (storeId, id) => {
    const row = (await trx('settlements').where({ id, store_id: storeId }).first()) as object | undefined;
    return orRefuse(row && fromColumns<Settlement>(row), settlementNotFound);
  },
  add: async (settlement) => {
    try {
      await trx('settlements').insert(toColumns(settlement));
    } catch (error) {
      throw violatedConstraint(error) === 'settlements_by_reference' ? referenceUsed({ cause: error }) : error;
    }
  },
  save: async (settlement) => {
    await trx('settlements').where({ id: settlement.id }).update(toColumns(settlement));
  },
  sumSince: async (storeId, since) => {
    const made = trx('settlements').where({ store_id: storeId }).where('made_at', '>', since);
    const row = (await made.sum({ amount: 'amount' }).first()) as { readonly amount: string | number | null };
    return Number(row.amount ?? 0);
  },
});

const newestFirst = 'made_at desc, id desc';

/** @param cap totals are counted no further than one over it. */
export const knexSettlementQueries = (database: Knex, cap = totalCap): SettlementQueries => ({
  listOfStore: async (storeId, page) => {
    const { rows, counted } = await readPage(database('settlements').where({ store_id: storeId }), newestFirst, page, cap);
    return { settlements: rows.map((row) => fromColumns<Settlement>(row)), counted };
  },
  listAll: async (page) => {
    const named = database('settlements').join('stores', 'stores.id', 'settlements.store_id');
    const { rows, counted } = await readPage(
      named.select('settlements.*', 'stores.name as store_name'),
      'made_at desc, settlements.id desc',
      page,
      cap,
    );
    return { settlements: rows.map((row) => fromColumns<Settlement & { readonly storeName: string }>(row)), counted };
  },
});
