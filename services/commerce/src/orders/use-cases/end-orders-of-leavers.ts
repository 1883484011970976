import type { Clock } from '@paltu/kernel';
import { followLeaving, forgetMember } from '../domain/product-decisions.ts';
import type { OrderId } from '../domain/order.ts';
import type { InOrderTransaction, Leaving, Leavings } from './ports.ts';

export interface EndOrdersNeeds {
  readonly inTransaction: InOrderTransaction;
  readonly leavings: Leavings;
  readonly clock: Clock;
}

const atOnce = 100;

/** False when the member is back. */
const endOne = ({ inTransaction, clock }: EndOrdersNeeds, { memberId, isErased }: Leaving, id: OrderId): Promise<boolean> =>
  inTransaction(async ({ orders, keep, isAway }) => {
    if (!(await isAway(memberId))) return false;
    const order = await orders.get(id);
    const left = await keep(order, followLeaving(order, memberId, clock.now()));
    if (isErased) await keep(left, forgetMember(left, memberId));
    return true;
  });

const endAll = async (needs: EndOrdersNeeds, leaving: Leaving): Promise<void> => {
  for (let last: OrderId | undefined; ;) {
    const after = last;
    const ids = await needs.inTransaction(({ orders }) => orders.listOf(leaving.memberId, after, atOnce));
    for (const id of ids) if (!(await endOne(needs, leaving, id))) return;
    last = ids.at(-1);
    if (ids.length < atOnce) return;
  }
};

/**
 * Cancels what has not left its store of members who have left, and forgets the words of those whose account is erased: each order by itself,
 * so that no two are held at once. Several instances may do so at once, and what one has not finished is done again.
 */
export const endOrdersOfLeavers = (needs: EndOrdersNeeds) => async (): Promise<void> => {
  for (const leaving of await needs.leavings.list(atOnce)) {
    await endAll(needs, leaving);
    await needs.leavings.remove(leaving);
  }
};
