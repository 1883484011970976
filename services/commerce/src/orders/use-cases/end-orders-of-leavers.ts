import { eachByItself, type Clock, type Logger } from '@paltu/kernel';
import { followLeaving, forgetMember } from '../domain/product-decisions.ts';
import { accountLeftBy } from '../domain/refund-account.ts';
import type { OrderId } from '../domain/order.ts';
import type { InOrderTransaction, Leaving, Leavings } from './ports.ts';

export interface EndOrdersNeeds {
  readonly inTransaction: InOrderTransaction;
  readonly leavings: Leavings;
  readonly clock: Clock;
  readonly logger: Logger;
}

const atOnce = 100;

/** False when the member is back. */
const endOne = ({ inTransaction, clock }: EndOrdersNeeds, { memberId, isErased }: Leaving, id: OrderId): Promise<boolean> =>
  inTransaction(async ({ orders, refundAccounts, keep, isAway }) => {
    if (!(await isAway(memberId))) return false;
    const order = await orders.get(id);
    const left = await keep(order, followLeaving(order, memberId, clock.now()));
    if (!isErased) return true;
    const account = left.buyerId === memberId ? accountLeftBy(left) : undefined;
    if (account !== undefined) await refundAccounts.addUnlessNamed(left, account);
    await keep(left, forgetMember(left, memberId));
    return true;
  });

/** False when an order could not be ended, so that the job tries again. */
const endAll = async (needs: EndOrdersNeeds, leaving: Leaving): Promise<boolean> => {
  let failed = 0;
  let isAway = true;
  for (let last: OrderId | undefined; ;) {
    const after = last;
    const ids = await needs.inTransaction(({ orders }) => orders.listOf(leaving.memberId, after, atOnce));
    failed += await eachByItself(ids, needs.logger, async (id) => {
      isAway = isAway && (await endOne(needs, leaving, id));
    });
    last = ids.at(-1);
    if (!isAway || ids.length < atOnce) return failed === 0;
  }
};

/**
 * A job: cancels unshipped parcels of members who left, and deletes the texts of those whose account is erased. Each order has a transaction of its
 * own, so that only one is locked at a time. Several instances may run it, and what one did not finish is done again.
 */
export const endOrdersOfLeavers = (needs: EndOrdersNeeds) => async (): Promise<void> => {
  await eachByItself(await needs.leavings.list(atOnce), needs.logger, async (leaving) => {
    if (await endAll(needs, leaving)) await needs.leavings.remove(leaving);
    else await needs.leavings.putOff(leaving);
  });
};
