import type { MemberId } from '@paltu/kernel';
import { amountsOf, findPromo, sharesOf } from '@paltu/reference';
import { nextDueAt } from './due-times.ts';
import { totalChanged } from './order-errors.ts';
import type { OrderStep } from './order-changes.ts';
import { isAwaited, paymentAtPlacing } from './payment.ts';
import type {
  AccessoryId,
  Address,
  Order,
  OrderId,
  OrderLine,
  Parcel,
  ParcelId,
  Payment,
  PaymentMethod,
  Picture,
  StoreId,
} from './order.ts';

/** Without letters that are read as others: no I, L, O or U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Eight characters from the random part of the id, for people to read out; of two orders nearly never the same. */
const numberOf = (id: OrderId): string => {
  const random = BigInt(`0x${id.replaceAll('-', '').slice(-10)}`);
  return Array.from({ length: 8 }, (_, at) => alphabet[Number((random >> BigInt(5 * (7 - at))) & 31n)]).join('');
};

/** Paltu's commission on new orders, in percent of the subtotal. */
const commissionPercent = 2;

/** A line whose pieces are reserved, at the price of that moment. */
export interface ReservedLine {
  readonly accessoryId: AccessoryId;
  readonly storeId: StoreId;
  readonly storeName: string;
  readonly sellerId: MemberId;
  readonly name: string;
  readonly picture: Picture | null;
  readonly price: number;
  readonly quantity: number;
  /** Pieces of the product in its store, those among them that are reserved. */
  readonly stock: number;
}

export interface Checkout {
  readonly id: OrderId;
  readonly buyerId: MemberId;
  readonly paymentMethod: PaymentMethod;
  readonly address: Address;
  readonly note: string;
  readonly promoCode: string | null;
  /** In the order of the cart; at least one. */
  readonly lines: readonly ReservedLine[];
  /** Of the parcels: at least as many as there are stores. */
  readonly parcelIds: readonly ParcelId[];
  /** The total that the buyer saw; undefined accepts any total. */
  readonly expectedTotal?: number | undefined;
}

const parcelsOf = ({ lines, parcelIds }: Checkout, amounts: Order['amounts'], payment: Payment, at: Date): readonly Parcel[] => {
  const byStore = lines.toSorted(({ storeId: one }, { storeId: other }) => (one < other ? -1 : one > other ? 1 : 0));
  const weights = byStore.map(({ price, quantity }) => price * quantity);
  const [shipping, discount] = [sharesOf(amounts.shipping, weights), sharesOf(amounts.discount, weights)];
  const shared = byStore.map(({ accessoryId, name, picture, price, quantity, stock: _stock, ...store }, index) => {
    const shares = { shipping: shipping[index] ?? 0, discount: discount[index] ?? 0 };
    return {
      store,
      line: { accessoryId, name, picture, price, ordered: quantity, quantity, returned: 0, restocked: 0, ...shares } satisfies OrderLine,
    };
  });
  const stores = new Map(shared.map(({ store }) => [store.storeId, store]));
  const waiting = { status: 'placed', statusAt: at, remindersSent: 0 } as const;
  return [...stores.values()].map((store, index): Parcel => ({
    ...{ id: parcelIds[index] as ParcelId, ...store, ...waiting },
    lines: shared.filter((one) => one.store.storeId === store.storeId).map(({ line }) => line),
    ...{ carriedBy: 'own-delivery', courier: '', trackingNumber: '', tracked: null, trackedAt: null },
    ...{ remittedAt: null, isRemittedToPaltu: false, returnRequest: null, contest: null },
    history: [{ status: 'placed', at, by: 'buyer', reason: '', code: '' }],
    ...{ shippedAt: null, deliveredAt: null, receivedAt: null, commissionPercent, promoBorneBy: 'store', promoMonth: null },
    // Its seller does not see it before it is paid.
    ...{ nextDueAt: isAwaited(payment) ? null : nextDueAt(waiting), waitsForAdmin: false },
  }));
};

/**
 * One order of one parcel for each store, with shares of shipping and discount that are fixed from now on. @throws AppError
 * `order.total-changed`
 */
export const placeOrder = (checkout: Checkout, at: Date): OrderStep => {
  const { id, buyerId, paymentMethod, address, note, promoCode, lines, expectedTotal } = checkout;
  const amounts = amountsOf(
    lines.map(({ price, quantity }) => price * quantity),
    findPromo(promoCode),
  );
  if (expectedTotal !== undefined && expectedTotal !== amounts.total) throw totalChanged();
  const payment = paymentAtPlacing(paymentMethod, at);
  const order: Order = {
    ...{ id, number: numberOf(id), buyerId, version: 1, paymentMethod, amounts, prepaid: 0, refunds: [], promoCode, address, note },
    payment,
    ...{ placedAt: at, updatedAt: at, parcels: parcelsOf(checkout, amounts, payment, at) },
  };
  return { state: order, events: [{ type: 'OrderPlaced', order, at }] };
};
