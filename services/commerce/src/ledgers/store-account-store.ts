import type { Clock } from '@paltu/kernel';
import { fromColumns, type Transaction } from '@paltu/persistence';
import type { Seal } from '@paltu/sealing';
import type { Knex } from 'knex';
import type { StoreId } from './ledger.ts';
import { noAccount, type StoreAccount } from './store-account.ts';

interface AccountRow {
  readonly storeId: StoreId;
  readonly sealed: string;
  readonly payoutChangedAt: Date | null;
}

type Secret = Pick<StoreAccount, 'taxNumber' | 'payout'>;

const toAccount = async (row: object, seal: Seal): Promise<StoreAccount> => {
  const { storeId, sealed, payoutChangedAt } = fromColumns<AccountRow>(row);
  const { taxNumber, payout } = JSON.parse((await seal.unseal(sealed, storeId)).text) as Secret;
  return { storeId, taxNumber, payout, payoutChangedAt };
};

const toRow = async ({ storeId, taxNumber, payout, payoutChangedAt }: StoreAccount, seal: Seal) => ({
  store_id: storeId,
  sealed: await seal.seal(JSON.stringify({ taxNumber, payout } satisfies Secret), storeId),
  sealed_by: seal.name,
  has_tax_number: taxNumber !== null,
  payout_changed_at: payoutChangedAt,
});

/** Tax numbers and bank accounts of stores, sealed, in the transaction `trx`; one that was read stays locked while its ledger is. */
export const knexStoreAccounts = (trx: Transaction, seal: Seal) => ({
  /** An empty account when the store gave nothing yet. */
  get: async (storeId: StoreId): Promise<StoreAccount> => {
    const row = (await trx('store_accounts').where({ store_id: storeId }).forUpdate().first()) as object | undefined;
    return row === undefined ? noAccount(storeId) : toAccount(row, seal);
  },
  save: async (account: StoreAccount): Promise<void> => {
    const row = await toRow(account, seal);
    await trx('store_accounts').insert(row).onConflict('store_id').merge();
  },
  /** The account of its owner is erased: the row is deleted once nothing is due to the store. */
  leave: async (ownerId: string): Promise<void> => {
    await trx('store_accounts')
      .whereIn('store_id', trx('stores').select('id').where({ owner_id: ownerId }))
      .update({ is_leaving: true });
  },
});

/** As screens read them, without locks. */
export const knexStoreAccountQueries = (database: Knex, seal: Seal) => ({
  read: async (storeId: StoreId): Promise<StoreAccount> => {
    const row = (await database('store_accounts').where({ store_id: storeId }).first()) as object | undefined;
    return row === undefined ? noAccount(storeId) : toAccount(row, seal);
  },
  /** Of these stores, in one query. */
  readMany: async (storeIds: readonly StoreId[]): Promise<(storeId: StoreId) => StoreAccount> => {
    const rows = (await database('store_accounts').whereIn('store_id', storeIds)) as object[];
    const known = new Map((await Promise.all(rows.map((row) => toAccount(row, seal)))).map((account) => [account.storeId, account]));
    return (storeId) => known.get(storeId) ?? noAccount(storeId);
  },
});
export type StoreAccountQueries = ReturnType<typeof knexStoreAccountQueries>;

/** How long the bank may send back a settlement. */
const sentBackWithinMs = 14 * 24 * 60 * 60_000;

// A parcel under way may still earn the store money. `limit` makes PostgreSQL look for it account by account: few are leaving.
const nothingDue = `delete from store_accounts where is_leaving
  and not exists (select from ledgers where ledgers.store_id = store_accounts.store_id and store > 0)
  and not exists (select from settlements where settlements.store_id = store_accounts.store_id and made_at > ?)
  and (select id from parcels where seller_id = (select owner_id from stores where stores.id = store_accounts.store_id)
    and status in ('placed', 'confirmed', 'shipped', 'return-asked') limit 1) is null`;

/** A job: forgets the accounts of owners who are erased once nothing is, or may become, due to them. */
export const forgetLeaving = (database: Knex, clock: Clock) => async (): Promise<void> => {
  await database.raw(nothingDue, [new Date(clock.now().getTime() - sentBackWithinMs)]);
};

/** Of these stores, those that have given their tax number. */
export const knexTaxNumberGiven =
  (trx: Transaction) =>
  async (storeIds: readonly string[]): Promise<ReadonlySet<string>> =>
    new Set((await trx('store_accounts').whereIn('store_id', storeIds).where({ has_tax_number: true }).pluck('store_id')) as string[]);

/** SQL: whether orders are taken by the row of `stores` beside it. @param needsTaxNumber nothing can be bought from a store that has given none */
export const takesOrdersSql = (needsTaxNumber: boolean): string =>
  needsTaxNumber ? 'exists (select from store_accounts where store_accounts.store_id = stores.id and has_tax_number)' : 'true';
