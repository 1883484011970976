import { toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { paymentReferenceUsed } from '../domain/order-errors.ts';
import type { Payments } from '../use-cases/ports.ts';

/** Money that came in, in the transaction `trx`, in which its order is locked. */
export const knexPayments = (trx: Knex.Transaction): Payments => ({
  add: async (payment) => {
    const added = (await trx('payments')
      .insert(toColumns(payment))
      .onConflict(['provider', 'reference'])
      .ignore()
      .returning('order_id')) as object[];
    if (added.length > 0) return true;
    const { provider, reference, orderId } = payment;
    const known = (await trx('payments').where({ provider, reference }).first('order_id')) as { readonly order_id: string } | undefined;
    if (known?.order_id !== orderId) throw paymentReferenceUsed();
    return false;
  },
});
