import { eachDue, type Clock, type Logger } from '@paltu/kernel';
import type { FollowMember } from '@paltu/projections';
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

/** Notes who leaves: the job below then goes through their orders, one after the other. */
export const followMember =
  ({ leavings }: { readonly leavings: Pick<Leavings, 'add'> }): FollowMember =>
  async ({ memberId, isAway, isErased }) => {
    if (isAway) await leavings.add({ memberId, isErased });
  };

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
const endAll = async (needs: EndOrdersNeeds, leaving: Leaving, stopping: AbortSignal | undefined): Promise<boolean> => {
  let isAway = true;
  const list = async (after: OrderId | undefined, limit: number): Promise<readonly OrderId[]> =>
    isAway ? needs.inTransaction(({ orders }) => orders.listOf(leaving.memberId, after, limit)) : [];
  const { failed } = await eachDue({ list, logger: needs.logger, stopping }, async (id) => {
    isAway = isAway && (await endOne(needs, leaving, id));
  });
  return failed === 0 && stopping?.aborted !== true;
};

/**
 * A job: cancels unshipped parcels of members who left, and deletes the texts of those whose account is erased. Each order has a transaction of its
 * own, so that only one is locked at a time. Several instances may run it, and what one did not finish is done again.
 */
export const endOrdersOfLeavers =
  (needs: EndOrdersNeeds) =>
  async (stopping?: AbortSignal): Promise<void> => {
    const { leavings, logger } = needs;
    await eachDue({ list: leavings.list, logger, stopping }, async (leaving) => {
      if (await endAll(needs, leaving, stopping)) await leavings.remove(leaving);
    });
  };
