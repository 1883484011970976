import { newId, eachDue, type Clock, type FieldError, type Keep } from '@paltu/kernel';
import type { FollowMember } from '@paltu/projections';
import { paymentNotOffered } from '../payments/payment.ts';
import { borneLess, isPromoFreed } from '../promos/promo.ts';
import { storesToAsk, withRefundsDue, accountLeftBy, type RefundNeeds } from '../refunds/refund.ts';
import {
  checkCod,
  refusalsWithinDays,
  contactOf,
  placeOrder as place,
  checkUnpaidOrders,
  checkUnpaidPieces,
  unavailableAt,
  promoUsed,
  cartEmpty,
  type OfferedMethod,
  type Checkout,
  type ReservedLine,
} from './checkout.ts';
import { settlesAt } from './consequences.ts';
import { dayMs } from './due-times.ts';
import { followDeparture, followSuspension, forgetMember, wrongStep, type OrderEvent } from './order-changes.ts';
import type {
  ContactDigest,
  Household,
  LineProblem,
  LineReservation,
  OrderScope,
  WantedLine,
  Departure,
  Departures,
  Suspension,
  Suspensions,
  Deciding,
  DecidingJob,
} from './order-scope.ts';
import type { Order, OrderId, ParcelId, PaymentMethod, StoreId } from './order.ts';

interface PlaceOrderNeeds extends Deciding {
  readonly offered: readonly OfferedMethod[];
  readonly digest: ContactDigest;
}

interface CheckoutRequest extends Pick<Checkout, 'buyerId' | 'paymentMethod' | 'address' | 'note' | 'expectedTotal'> {
  /** The idempotency key: a repeated call leads to the same order. */
  readonly key: string;
}

/** @throws AppError when the cart cannot be ordered as it is; then key, cart and stock are as before */
export type PlaceOrder = (request: CheckoutRequest) => Promise<Order>;

const words: Readonly<Record<LineProblem, string>> = {
  gone: 'This product is not sold any more',
  'out-of-stock': 'This product is out of stock',
  'too-many': 'There are not enough pieces left',
};

const isReserved = (line: LineReservation): line is ReservedLine => !('problem' in line);

const reserveAll = async ({ stock }: OrderScope, orderId: OrderId, lines: readonly WantedLine[]): Promise<readonly ReservedLine[]> => {
  const reserved = await stock.reserve(orderId, lines);
  const why = reserved.flatMap((line, index): FieldError[] =>
    isReserved(line) ? [] : [{ path: `items.${index}`, code: line.problem, msg: words[line.problem] }],
  );
  if (why.length > 0) throw unavailableAt(why);
  return reserved.filter(isReserved);
};

/** Checks what waits already, and gives the check of what is reserved beside it. */
const checkGuard = async (
  { orders }: OrderScope,
  { household, paymentMethod }: { readonly household: Household; readonly paymentMethod: PaymentMethod },
  now: Date,
): Promise<(lines: readonly ReservedLine[]) => void> => {
  if (paymentMethod === 'cash-on-delivery') {
    checkCod(await orders.readCodRecord(household, new Date(now.getTime() - refusalsWithinDays * dayMs)));
    return () => undefined;
  }
  const unpaid = await orders.readUnpaid(household);
  checkUnpaidOrders(unpaid);
  return (lines) => checkUnpaidPieces(unpaid, lines);
};

/**
 * A member orders what is in the cart: all of it or nothing. Locks the key, the member, the cart, phone number and address, then products in the
 * order of their ids; none of them is waited for by who holds one that comes later.
 */
export const placeOrder =
  ({ inTransaction, offered, digest, clock }: PlaceOrderNeeds): PlaceOrder =>
  ({ key, buyerId, ...request }) =>
    inTransaction(async (scope) => {
      const now = clock.now();
      const id = newId() as OrderId;
      const earlier = await scope.keys.claim({ memberId: buyerId, key, sent: ['order', request] }, id, now);
      if (earlier !== undefined) return scope.orders.get(earlier);
      await scope.requireThere(buyerId);
      if (!offered.some(({ method }) => method === request.paymentMethod)) throw paymentNotOffered();
      const { lines, promoCode } = await scope.cart.take(buyerId);
      if (lines.length === 0) throw cartEmpty();
      const given = contactOf(request.address);
      const contact = { phone: digest.of(given.phone), address: digest.of(given.address) };
      await scope.orders.lockContact(contact);
      const household = { buyerId, phones: digest.allOf(given.phone), addresses: digest.allOf(given.address) };
      const checkReserved = await checkGuard(scope, { household, paymentMethod: request.paymentMethod }, now);
      const reserved = await reserveAll(scope, id, lines);
      checkReserved(reserved);
      const parcelIds = lines.map(() => newId() as ParcelId);
      const { state, events } = place({ ...request, id, buyerId, promoCode, lines: reserved, parcelIds }, now);
      if (!(await scope.promos.take(state))) throw promoUsed();
      await scope.orders.add(state, contact);
      await scope.outbox.append(events);
      return state;
    });

interface KeepOrderNeeds
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

interface EndOrdersNeeds extends DecidingJob {
  readonly departures: Departures;
}

interface FollowMemberNeeds {
  readonly departures: Pick<Departures, 'add'>;
  readonly suspensions: Pick<Suspensions, 'add'>;
}

/** Notes who leaves, is suspended or is back: the jobs below then go through their orders, one after the other. */
export const followMember =
  ({ departures, suspensions }: FollowMemberNeeds): FollowMember =>
  async ({ memberId, version, hasLeft, isErased }) => {
    await (hasLeft ? departures.add({ memberId, isErased }) : suspensions.add({ memberId, version }));
  };

/** False when the member is back. */
const endOne = ({ inTransaction, clock }: EndOrdersNeeds, { memberId, isErased }: Departure, id: OrderId): Promise<boolean> =>
  inTransaction(async ({ orders, refundAccounts, keep, absenceOf }) => {
    if (!(await absenceOf(memberId)).hasLeft) return false;
    const order = await orders.get(id);
    const left = await keep(order, followDeparture(order, memberId, clock.now()));
    if (!isErased) return true;
    const account = left.buyerId === memberId ? accountLeftBy(left) : undefined;
    if (account !== undefined) await refundAccounts.addUnlessNamed(left, account);
    await keep(left, forgetMember(left, memberId));
    return true;
  });

/** False when an order could not be ended, so that the job tries again. */
const endAll = async (needs: EndOrdersNeeds, departure: Departure, stopping: AbortSignal | undefined): Promise<boolean> => {
  let isGone = true;
  const list = async (after: OrderId | undefined, limit: number): Promise<readonly OrderId[]> =>
    isGone ? needs.inTransaction(({ orders }) => orders.listOf(departure.memberId, after, limit)) : [];
  const { failed } = await eachDue({ list, logger: needs.logger, stopping }, async (id) => {
    isGone = isGone && (await endOne(needs, departure, id));
  });
  return failed === 0 && stopping?.aborted !== true;
};

/**
 * A job: cancels unshipped parcels of members who left, and deletes the texts of those whose account is erased. Each order has a transaction of its
 * own, so that only one is locked at a time. Several instances may run it, and what one did not finish is done again.
 */
export const endOrdersOfDeparted =
  (needs: EndOrdersNeeds) =>
  async (stopping?: AbortSignal): Promise<void> => {
    const { departures, logger } = needs;
    await eachDue({ list: departures.list, logger, stopping }, async (departure) => {
      if (await endAll(needs, departure, stopping)) await departures.remove(departure);
    });
  };

interface FollowSuspensionsNeeds extends DecidingJob {
  readonly suspensions: Pick<Suspensions, 'list' | 'remove'>;
}

/** A job: notes in parcels that are not shipped whether their seller is suspended. As above, each order has a transaction of its own. */
export const followSuspensions =
  ({ inTransaction, suspensions, clock, logger }: FollowSuspensionsNeeds) =>
  async (stopping?: AbortSignal): Promise<void> => {
    const follow = ({ memberId }: Suspension, id: OrderId) =>
      inTransaction(async ({ orders, keep, absenceOf }) => {
        const { hasLeft, isSuspended } = await absenceOf(memberId);
        // What is open of who has left meanwhile ends.
        if (hasLeft) return;
        const order = await orders.get(id);
        await keep(order, followSuspension(order, memberId, isSuspended, clock.now()));
      });
    await eachDue({ list: suspensions.list, logger, stopping }, async (suspension) => {
      const list = (after: OrderId | undefined, limit: number) =>
        inTransaction(({ orders }) => orders.listToSend(suspension.memberId, after, limit));
      const { failed } = await eachDue({ list, logger, stopping }, (id) => follow(suspension, id));
      if (failed === 0 && stopping?.aborted !== true) await suspensions.remove(suspension);
    });
  };
