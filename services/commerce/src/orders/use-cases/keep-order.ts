import type { Clock, Keep } from '@paltu/kernel';
import { wrongStep } from '../domain/order-errors.ts';
import type { OrderEvent } from '../domain/order-events.ts';
import type { Order, StoreId } from '../domain/order.ts';
import { borneLess, isPromoFreed } from '../domain/promo-bearing.ts';
import { storesToAsk, withRefundsDue, type RefundNeeds } from '../domain/refund-steps.ts';
import { settlesAt } from '../domain/settles-at.ts';
import type { OrderScope } from './ports.ts';

export interface KeepOrderNeeds
  extends
    Pick<OrderScope, 'orders' | 'stock' | 'refunds' | 'refundAccounts' | 'ledgers' | 'promos' | 'deliveries' | 'outbox'>,
    Pick<RefundNeeds, 'newRefundId'> {
  /** Slips of transfers are kept as long as an order names them. */
  readonly papers: { follow(before: Order, after: Order): Promise<void> };
  readonly clock: Clock;
}

/** Stores whose money for a parcel is held by this change, and could have been paid out until now. */
const storesHeldBy = (before: Order, after: Order): readonly { readonly storeId: StoreId; readonly settled: Date }[] =>
  after.parcels.flatMap((parcel) => {
    const was = before.parcels.find(({ id }) => id === parcel.id);
    const settled = was === undefined ? null : settlesAt(before, was);
    if (settled === null || settled === 'infinity' || settlesAt(after, parcel) !== 'infinity') return [];
    return [{ storeId: parcel.storeId, settled }];
  });

/**
 * Keeps a decision about an order that is locked, and what follows from it: products are locked first, then ledgers, and last the store, whose
 * row most transactions need.
 */
export const keepOrder =
  ({ newRefundId, clock, papers, ...scope }: KeepOrderNeeds): Keep<Order, OrderEvent> =>
  async (before, decided) => {
    const { orders, stock, refunds, refundAccounts, ledgers, promos, deliveries, outbox } = scope;
    if (decided.state === before) return before;
    await stock.follow(before, decided.state);
    for (const { storeId, settled } of storesHeldBy(before, decided.state)) {
      await ledgers.readPosition(storeId);
      // Somebody who held the ledger before has paid it out.
      if (settled < clock.now()) throw wrongStep();
    }
    const asked = storesToAsk(before, decided.state);
    const positions = new Map(await Promise.all(asked.map(async (storeId) => [storeId, await ledgers.readPosition(storeId)] as const)));
    const { state, events } = withRefundsDue(before, decided, { positions, newRefundId });
    await orders.save(state);
    await papers.follow(before, state);
    await refunds.follow(before, state);
    await refundAccounts.follow(before, state);
    await ledgers.follow(before, state);
    await deliveries.follow(before, state);
    if (isPromoFreed(before, state)) await promos.free(state.id);
    for (const { month, amount } of borneLess(before, state)) await promos.bearLess(month, amount, clock.now());
    await outbox.append(events);
    return state;
  };
