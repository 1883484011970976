import type { ServiceParts } from '@paltu/runtime';
import type { InOrderTransaction, OrderQueries } from '../orders/order-scope.ts';
import { refundBeyondHeld } from './refund-decisions.ts';
import { refundAccountRoutes, refundRoutes, type ProposedPayments, type RefundRouteNeeds, type ShownRefunds } from './refund-http.ts';
import { knexRefundQueries } from './refund-store.ts';
import { changeRefund, nameRefundAccount } from './refund-use-cases.ts';

interface RefundsNeeds extends Pick<ServiceParts, 'database' | 'clock'>, Pick<RefundRouteNeeds, 'accounts'> {
  readonly inTransaction: InOrderTransaction;
  readonly queries: OrderQueries;
  readonly shown: ShownRefunds;
  readonly proposed: ProposedPayments;
}

/** Refunds: paid by Paltu, or given back by stores. */
export const refundsModule = ({ database, queries, shown, accounts, proposed, ...deciding }: RefundsNeeds) => {
  const change = changeRefund(deciding);
  return {
    /** A second admin confirms that a refund is paid. */
    confirmRefund: change.confirm,
    confirmRefuses: [refundBeyondHeld],
    routes: refundRoutes({ ...shown, ...{ change, accounts, proposed }, queries: knexRefundQueries(database, queries.readOf) }),
    accountRoutes: refundAccountRoutes({ ...shown, accounts, findOrder: queries.find, nameRefundAccount: nameRefundAccount(deciding) }),
  };
};
