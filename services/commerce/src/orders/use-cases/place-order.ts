import { newId, type Clock, type FieldError } from '@paltu/kernel';
import { checkCod, refusalsWithinDays } from '../domain/cod-guard.ts';
import { contactOf } from '../domain/delivery-contact.ts';
import { dayMs } from '../domain/due-times.ts';
import type { OfferedMethod } from '../domain/offered-methods.ts';
import { cartEmpty, paymentNotOffered, promoUsed, unavailableAt } from '../domain/order-errors.ts';
import type { Order, OrderId, ParcelId, PaymentMethod } from '../domain/order.ts';
import { placeOrder as place, type Checkout, type ReservedLine } from '../domain/place-order.ts';
import { checkUnpaidOrders, checkUnpaidPieces } from '../domain/unpaid-guard.ts';
import type { ContactDigest, Household } from './guard-ports.ts';
import type { InOrderTransaction, LineProblem, LineReservation, OrderScope, WantedLine } from './ports.ts';

export interface PlaceOrderNeeds {
  readonly offered: readonly OfferedMethod[];
  readonly digest: ContactDigest;
  readonly inTransaction: InOrderTransaction;
  readonly clock: Clock;
}

export interface CheckoutRequest extends Pick<Checkout, 'buyerId' | 'paymentMethod' | 'address' | 'note' | 'expectedTotal'> {
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
  ({ key, buyerId, ...wish }) =>
    inTransaction(async (scope) => {
      const now = clock.now();
      const id = newId() as OrderId;
      const earlier = await scope.keys.claim({ memberId: buyerId, key, sent: ['order', wish] }, id, now);
      if (earlier !== undefined) return scope.orders.get(earlier);
      await scope.requireThere(buyerId);
      if (!offered.some(({ method }) => method === wish.paymentMethod)) throw paymentNotOffered();
      const { lines, promoCode } = await scope.cart.take(buyerId);
      if (lines.length === 0) throw cartEmpty();
      const given = contactOf(wish.address);
      const contact = { phone: digest.of(given.phone), address: digest.of(given.address) };
      await scope.orders.lockContact(contact);
      const household = { buyerId, phones: digest.allOf(given.phone), addresses: digest.allOf(given.address) };
      const checkReserved = await checkGuard(scope, { household, paymentMethod: wish.paymentMethod }, now);
      const reserved = await reserveAll(scope, id, lines);
      checkReserved(reserved);
      const parcelIds = lines.map(() => newId() as ParcelId);
      const { state, events } = place({ ...wish, id, buyerId, promoCode, lines: reserved, parcelIds }, now);
      if (!(await scope.promos.take(state))) throw promoUsed();
      await scope.orders.add(state, contact);
      await scope.outbox.append(events);
      return state;
    });
