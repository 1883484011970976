import { newId, type Clock, type FieldError, type MemberId } from '@paltu/kernel';
import { checkCod, refusalsWithinDays } from '../domain/cod-guard.ts';
import { dayMs } from '../domain/due-times.ts';
import type { OfferedMethod } from '../domain/offered-methods.ts';
import { cartEmpty, paymentNotOffered, promoUsed, unavailableAt } from '../domain/order-errors.ts';
import type { Order, OrderId, ParcelId } from '../domain/order.ts';
import { placeOrder as place, type Checkout, type ReservedLine } from '../domain/place-order.ts';
import type { InOrderTransaction, LineProblem, OrderScope, LineReservation, WantedLine } from './ports.ts';

export interface PlaceOrderNeeds {
  readonly offered: readonly OfferedMethod[];
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

const requireCod = async ({ orders }: OrderScope, buyerId: MemberId, now: Date): Promise<void> =>
  checkCod(await orders.readCodRecord(buyerId, new Date(now.getTime() - refusalsWithinDays * dayMs)));

/**
 * A member orders what is in the cart: all of it or nothing. Locks the key, the member, the cart, then products in the order of their ids;
 * none of them is waited for by who holds one that comes later.
 */
export const placeOrder =
  ({ inTransaction, offered, clock }: PlaceOrderNeeds): PlaceOrder =>
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
      if (wish.paymentMethod === 'cash-on-delivery') await requireCod(scope, buyerId, now);
      const reserved = await reserveAll(scope, id, lines);
      const parcelIds = lines.map(() => newId() as ParcelId);
      const { state, events } = place({ ...wish, id, buyerId, promoCode, lines: reserved, parcelIds }, now);
      if (!(await scope.promos.take(state))) throw promoUsed();
      await scope.orders.add(state);
      await scope.outbox.append(events);
      return state;
    });
