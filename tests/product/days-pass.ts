import { queryOf } from './query-of.ts';
import type { RunningProduct } from './running-product.ts';

/**
 * So many days pass for what a store is due: what buyers may still give back, and how new its account is, is moved back by them. Rows of a
 * ledger refuse a change, and their hashes are no longer theirs: they can be verified before, and not after.
 */
export const daysPassForStore = async (product: RunningProduct, storeId: string, days: number): Promise<void> => {
  await queryOf(
    product,
    'commerce',
    `alter table ledger_rows disable trigger ledger_rows_only_added;
     update ledger_rows set available_at = available_at - interval '${days} days' where store_id = '${storeId}';
     alter table ledger_rows enable trigger ledger_rows_only_added;
     update store_accounts set payout_changed_at = payout_changed_at - interval '${days} days' where store_id = '${storeId}'`,
  );
};
