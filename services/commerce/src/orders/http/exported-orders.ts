import type { MemberId } from '@paltu/kernel';
import { z } from 'zod';
import type { OrderQueries } from '../use-cases/ports.ts';
import type { RefundAccountQueries } from '../use-cases/refund-ports.ts';
import type { OrderPresenter } from './order-presenter.ts';
import { orderView } from './order-view.ts';
import { presentAccount, refundAccountView } from './refund-account-routes.ts';

export interface ExportedOrdersNeeds {
  readonly queries: Pick<OrderQueries, 'batchesOrdered'>;
  readonly accounts: RefundAccountQueries;
  readonly presentOrder: OrderPresenter;
}

/** As a screen shows it, with the whole of what the member gave. */
const exportedOrderView = orderView
  .extend({
    /** Where refunds of it go to; null as long as nothing was named. */
    refundTo: refundAccountView.nullable(),
  })
  .meta({ id: 'ExportedOrder' });

/** What a member takes along of what they ordered. */
export const exportedOrders = ({ queries, accounts, presentOrder }: ExportedOrdersNeeds) => ({
  view: z.array(exportedOrderView),
  present: async function* (memberId: MemberId) {
    for await (const orders of queries.batchesOrdered(memberId)) {
      const named = await accounts.readOf(orders.map(({ id }) => id));
      yield orders.map((order): z.input<typeof exportedOrderView> => {
        const account = named.get(order.id);
        return { ...presentOrder(order), refundTo: account === undefined ? null : presentAccount(account) };
      });
    }
  },
});
