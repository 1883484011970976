import { refusal, type AppError, type FieldError, type MemberId } from '@paltu/kernel';
import { amountsOf, commissionPercent, findPromo, sharesOf, findCity, joinedWordsOf } from '@paltu/reference';
import { isAwaited, paymentAtPlacing, type Wallet } from '../payments/payment.ts';
import { expectedOf, nextDueAt } from './due-times.ts';
import type { OrderStep } from './order-changes.ts';
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

export const cartEmpty = refusal('conflict', 'cart.empty', 'Your cart is empty');

export const storeUnregistered = refusal(
  'conflict',
  'store.unregistered',
  'A store of your cart has not given its tax number yet, so nothing can be bought from it',
);

export const linesUnavailable = refusal('conflict', 'order.lines-unavailable', 'Some products of your cart cannot be ordered any more');

export const promoUsed = refusal(
  'conflict',
  'promo.used',
  'This promo code was used already, by you or for this phone number or address. It can be used once.',
);

export const totalChanged = refusal('conflict', 'order.total-changed', 'The total of your cart has changed. Please look at it again.');

export const codRefused = refusal(
  'conflict',
  'payment.cod-refused',
  'Cash on delivery is not possible for this order. Please choose another way to pay, or wait until earlier parcels have arrived.',
);

export const tooManyUnpaid = refusal(
  'conflict',
  'order.too-many-unpaid',
  'Three of your orders are still to be paid. Please pay or cancel one of them first.',
);

export const tooManyPieces = refusal('conflict', 'order.too-many-pieces', 'So many pieces cannot be ordered before they are paid for');

export const accountDeactivated = refusal('forbidden', 'account.deactivated', 'This account is deactivated');

/** @param why one error for each line that cannot be ordered, by its index in the cart */
export const unavailableAt = (why: readonly FieldError[]): AppError => linesUnavailable({ fields: why });

/** Without letters that are read as others: no I, L, O or U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Eight characters from the random part of the id, for people to read out; of two orders nearly never the same. */
const numberOf = (id: OrderId): string => {
  const random = BigInt(`0x${id.replaceAll('-', '').slice(-10)}`);
  return Array.from({ length: 8 }, (_, at) => alphabet[Number((random >> BigInt(5 * (7 - at))) & 31n)]).join('');
};

/** A line whose pieces are reserved, at the price of that moment. */
export interface ReservedLine {
  readonly accessoryId: AccessoryId;
  readonly storeId: StoreId;
  readonly storeName: string;
  readonly storeCityId: string;
  readonly sendsWithinDays: number;
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

const parcelsOf = ({ lines, parcelIds, address }: Checkout, amounts: Order['amounts'], payment: Payment, at: Date): readonly Parcel[] => {
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
  const cityId = findCity(address.city)?.id;
  const waiting = { status: 'placed', statusAt: at, remindersSent: 0 } as const;
  return [...stores.values()].map(({ storeCityId, sendsWithinDays, ...store }, index): Parcel => ({
    ...{ id: parcelIds[index] as ParcelId, ...store, ...waiting },
    lines: shared.filter((one) => one.store.storeId === store.storeId).map(({ line }) => line),
    ...{ carriedBy: 'own-delivery', courier: '', trackingNumber: '', tracked: null, trackedAt: null },
    ...{ remittedAt: null, isRemittedToPaltu: false, returnRequest: null, contest: null },
    history: [{ status: 'placed', at, by: 'buyer', reason: '', code: '' }],
    expected: expectedOf({ sendsWithinDays, isSameCity: cityId === storeCityId }, at),
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

/** Refusals count for so long. */
export const refusalsWithinDays = 90;

const mostRefusals = 2;
const mostOpenOrders = 3;

/** The history of who wants to pay at the door: of the account, and of all that had the same phone number or address. */
export interface CodRecord {
  /** Parcels that were refused in the last 90 days, but for those that are contested, or had a recalled product. */
  readonly refusals: number;
  /** Orders to be paid at the door with a parcel still under way. */
  readonly openOrders: number;
  /** A parcel was delivered once to the account, or by the phone number. */
  readonly hasReceived: boolean;
}

/** @throws AppError `payment.cod-refused` after two refusals, or beyond three open orders before a first delivery */
export const checkCod = ({ refusals, openOrders, hasReceived }: CodRecord): void => {
  if (refusals >= mostRefusals || (!hasReceived && openOrders >= mostOpenOrders)) throw codRefused();
};

const mostUnpaidOrders = 3;
const piecesAlways = 10;

/** Of the pieces of a product. */
const shareOfStock = 1 / 5;

/** What waits for payment of a buyer, and of all who give the same phone number. */
export interface UnpaidRecord {
  readonly orders: number;
  /** Pieces that are reserved by them. */
  readonly pieces: ReadonlyMap<AccessoryId, number>;
}

/** @throws AppError `order.too-many-unpaid` */
export const checkUnpaidOrders = ({ orders }: Pick<UnpaidRecord, 'orders'>): void => {
  if (orders >= mostUnpaidOrders) throw tooManyUnpaid();
};

interface HeldLine {
  readonly accessoryId: AccessoryId;
  readonly quantity: number;
  /** Pieces of the product in its store. */
  readonly stock: number;
}

/** Nobody holds the stock of a store without paying. @throws AppError `order.too-many-pieces` with the lines that are too large */
export const checkUnpaidPieces = ({ pieces }: Pick<UnpaidRecord, 'pieces'>, lines: readonly HeldLine[]): void => {
  const wrong = lines.flatMap(({ accessoryId, quantity, stock }, at): FieldError[] => {
    const most = Math.max(piecesAlways, Math.floor(stock * shareOfStock));
    const held = pieces.get(accessoryId) ?? 0;
    if (held + quantity <= most) return [];
    const msg = `At most ${most} pieces of this product can be ordered before they are paid for; ${held} of them are in other orders of yours`;
    return [{ path: `items.${at}.quantity`, code: 'too-big', msg }];
  });
  if (wrong.length > 0) throw tooManyPieces({ fields: wrong });
};

/** By what the orders of one household are found, whatever accounts they are of. */
export interface DeliveryContact {
  /** As E.164. */
  readonly phone: string;
  readonly address: string;
}

/** The phone number, and street and city as they are compared: whatever case, keyboard, blanks and punctuation. */
export const contactOf = ({ phone, address, city }: Pick<Address, 'phone' | 'address' | 'city'>): DeliveryContact => ({
  phone,
  address: `${joinedWordsOf(address)} ${findCity(city)?.id ?? joinedWordsOf(city)}`,
});

/** A way to pay that is offered now. */
export interface OfferedMethod {
  readonly method: PaymentMethod;
  /** Where money is transferred to; empty for other ways to pay. */
  readonly transferTo: string;
  /** A test payment: no money moves. */
  readonly isTest: boolean;
}

/**
 * A wallet that has an adapter. EasyPaisa has none, because public sources contradict each other about how its hash is computed, and it was not
 * tried live: it is a test payment or not offered.
 */
type LiveWallet = Exclude<Wallet, 'easypaisa'>;

export interface Payable {
  /** The bank account of Paltu; empty when bank transfer is not offered. */
  readonly transferTo: string;
  /** Wallets without keys are simulated. */
  readonly isSimulated: boolean;
  /** Wallets with keys, which take real money. */
  readonly live: readonly LiveWallet[];
}

const wallets = ['jazzcash', 'easypaisa'] as const;

export const offeredMethods = ({ transferTo, isSimulated, live }: Payable): readonly OfferedMethod[] => [
  { method: 'cash-on-delivery', transferTo: '', isTest: false },
  ...wallets
    .map((method) => ({ method, transferTo: '', isTest: !live.some((one) => one === method) }))
    .filter(({ isTest }) => isSimulated || !isTest),
  ...(transferTo === '' ? [] : [{ method: 'bank-transfer', transferTo, isTest: false } as const]),
];
