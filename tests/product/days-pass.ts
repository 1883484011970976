import { queryOf } from './query-of.ts';
import type { RunningProduct } from './running-product.ts';

/** So many days pass for what a store is due: until when buyers may give something back, and how new its account is, is moved back by them. */
export const daysPassForStore = async (product: RunningProduct, storeId: string, days: number): Promise<void> => {
  await queryOf(
    product,
    'commerce',
    `update parcels set delivered_at = delivered_at - interval '${days} days', settles_at = settles_at - interval '${days} days'
       where store_id = '${storeId}';
     update store_accounts set payout_changed_at = payout_changed_at - interval '${days} days' where store_id = '${storeId}'`,
  );
};
