import type { Clock, Keep, Logger, MemberId } from '@paltu/kernel';
import type { Absence, AccountReport } from '@paltu/projections';
import type { CourierBookings } from '../parcels/courier.ts';
import type { ParcelSearch } from '../parcels/parcel-search.ts';
import type { AttemptReference, WalletAttempt } from '../payments/wallet.ts';
import type { SecondAdmin } from '../proposals/proposal.ts';
import type { OrderRecall } from '../recalls/recall.ts';
import type { StorePosition, RefundAccount } from '../refunds/refund.ts';
import type { DeliveryContact, ReservedLine, CodRecord, UnpaidRecord } from './checkout.ts';
import type { OrderEvent } from './order-changes.ts';
import type { AccessoryId, Order, OrderId, ParcelId, ParcelStatus, PaymentMethod, SlipId, StoreId, RefundId } from './order.ts';

/** Orders with their parcels; one that was read stays locked until the transaction ends. */
export interface OrderRepository extends OrderGuards {
  /** @throws AppError `order.not-found` */
  get(id: OrderId): Promise<Order>;
  /** Undefined also while another transaction has locked it. */
  findUnlessHeld(id: OrderId): Promise<Order | undefined>;
  /** @param contact digests by the current secret */
  add(order: Order, contact: DeliveryContact): Promise<void>;
  save(order: Order): Promise<void>;
  /** Orders that this member bought or sells, by their ids: at most `limit` that follow `after`. */
  listOf(memberId: MemberId, after: OrderId | undefined, limit: number): Promise<readonly OrderId[]>;
  /** Orders of which this member has something to send, in the same way. */
  listToSend(sellerId: MemberId, after: OrderId | undefined, limit: number): Promise<readonly OrderId[]>;
}

/** Why a line cannot be ordered. */
export type LineProblem = 'gone' | 'out-of-stock' | 'too-many';

export interface WantedLine {
  readonly accessoryId: AccessoryId;
  readonly quantity: number;
}

export type LineReservation = ReservedLine | { readonly accessoryId: AccessoryId; readonly problem: LineProblem };

/** The stock of products. Those that are changed stay locked until the transaction ends. */
export interface ShopStock {
  /** Reserves each line, all of its pieces or none, at the current price. Results come in the order of the lines. */
  reserve(orderId: OrderId, lines: readonly WantedLine[]): Promise<readonly LineReservation[]>;
  /** Whether all of these are in stock; if so, the products stay locked until the transaction ends. */
  areAvailable(lines: readonly WantedLine[]): Promise<boolean>;
  /** Changes the stock as the order changed. */
  follow(before: Order, after: Order): Promise<void>;
}

export interface BuyersCart {
  /** Empties the cart of a buyer, gives what was in it, and locks it until the transaction ends. Without a cart nothing is locked. */
  take(memberId: MemberId): Promise<{ readonly lines: readonly WantedLine[]; readonly promoCode: string | null }>;
}

/** Which members have received a parcel of which store, and which products. */
export interface Deliveries {
  /** Adds the parcels that this change delivered. */
  follow(before: Order, after: Order): Promise<void>;
}

/** A confirmed payment. */
interface ReceivedPayment {
  readonly provider: PaymentMethod;
  /** Of the provider; each counts once. */
  readonly reference: string;
  readonly orderId: OrderId;
  /** In whole rupees. */
  readonly amount: number;
  readonly countedAt: Date;
}

export interface Payments {
  /** False when it was counted already. @throws AppError `payment.reference-used` when that was for another order */
  add(payment: ReceivedPayment): Promise<boolean>;
}

/** Attempts to pay by a wallet, in the transaction that has locked their order. */
export interface WalletAttempts {
  findOpen(orderId: OrderId): Promise<WalletAttempt | undefined>;
  add(attempt: WalletAttempt): Promise<void>;
  /** @throws AppError `payment.not-found` */
  get(reference: AttemptReference): Promise<WalletAttempt>;
  save(attempt: WalletAttempt): Promise<void>;
  /** Updates when its wallet is asked next, unless it is not asked any more. */
  putOff(attempt: WalletAttempt): Promise<void>;
}

/** The use of a promo code for an order. */
export interface PromoUse extends Pick<Order, 'id' | 'buyerId'> {
  readonly promoCode: string;
  /** Null once the account of the buyer was erased. */
  readonly contact: DeliveryContact | null;
}

/** Promo codes, in the transaction of the order. */
export interface Promos {
  /** Counts the use of its code; false when its member, phone or address has used it. Nothing to do without a code. */
  take(order: Pick<Order, 'id' | 'buyerId' | 'promoCode' | 'address'>): Promise<boolean>;
  /** The code may be used again. */
  free(orderId: OrderId): Promise<void>;
  /** Of these stores, those that are verified, for which Paltu bears codes. */
  verifiedAmong(storeIds: readonly StoreId[]): Promise<ReadonlySet<string>>;
  /** The month whose budget bears this amount; undefined when it has no room for it. */
  bear(amount: number, at: Date): Promise<string | undefined>;
  /** The budget of a month bears so much less, as long as it is that month. */
  bearLess(month: string, amount: number, at: Date): Promise<void>;
}

/** The ledgers of stores. */
export interface StoreLedgers {
  /** Books the postings of this change. */
  follow(before: Order, after: Order): Promise<void>;
  /** Nobody changes its ledger until the transaction ends. */
  readPosition(storeId: StoreId): Promise<StorePosition>;
}

/** A member who has left, and whose orders are still to be gone through: apart from the event, for each order is locked by itself. */
export type Departure = Pick<AccountReport, 'memberId' | 'isErased'>;

/** A member who was suspended or let in again, and whose parcels are still to be gone through. */
export type Suspension = Pick<AccountReport, 'memberId' | 'version'>;

interface ToFollow<Followed> {
  add(followed: Followed): Promise<void>;
  list(after: Followed | undefined, limit: number): Promise<readonly Followed[]>;
  /** Unless more has become known of it meanwhile. */
  remove(followed: Followed): Promise<void>;
}
export type Departures = ToFollow<Departure>;
export type Suspensions = ToFollow<Suspension>;

export interface OrderRecalls {
  /** Whether a recall of something in the order is still to be followed. */
  isNoted(orderId: OrderId): Promise<boolean>;
  /** Unless a newer recall has come meanwhile. */
  remove(recall: OrderRecall): Promise<void>;
}

/** Where the events go, in the same transaction. */
export interface OrderOutbox {
  append(events: readonly OrderEvent[]): Promise<void>;
}

/** All that a use case of this slice can write with. */
export interface OrderScope {
  readonly orders: OrderRepository;
  readonly stock: ShopStock;
  readonly cart: BuyersCart;
  readonly deliveries: Deliveries;
  readonly payments: Payments;
  readonly attempts: WalletAttempts;
  readonly bookings: CourierBookings;
  /** Slips of transfers. @throws AppError `paper.*` */
  readonly papers: { claim(ids: readonly SlipId[], usedBy: string): Promise<void> };
  readonly refunds: Refunds;
  readonly refundAccounts: RefundAccounts;
  readonly proposals: SecondAdmin;
  readonly ledgers: StoreLedgers;
  readonly promos: Promos;
  readonly recalls: OrderRecalls;
  /** What a key led to before; keeps that it leads to `id` otherwise. @throws AppError `idempotency-key.reused` */
  readonly keys: {
    claim(
      attempt: { readonly memberId: MemberId; readonly key: string | undefined; readonly sent: object },
      id: OrderId,
      at: Date,
    ): Promise<OrderId | undefined>;
  };
  readonly outbox: OrderOutbox;
  /** Keeps a decision about an order that is locked, and what follows from it. */
  readonly keep: Keep<Order, OrderEvent>;
  /** @throws AppError `account.deactivated` for who has left; nobody leaves until the transaction ends */
  readonly requireThere: (memberId: MemberId) => Promise<void>;
  /** Why a member is away; nobody leaves, nor comes back, until the transaction ends. */
  readonly absenceOf: (memberId: MemberId) => Promise<Absence>;
}

export type InOrderTransaction = <Result>(work: (scope: OrderScope) => Promise<Result>) => Promise<Result>;

/** What every decision about an order is made with. */
export interface Deciding {
  readonly inTransaction: InOrderTransaction;
  readonly clock: Clock;
}

export interface DecidingJob extends Deciding {
  readonly logger: Logger;
}

interface PageWanted {
  readonly page: number;
  readonly limit: number;
}

interface OrderPage {
  readonly orders: readonly Order[];
  /** All that match; counted no further than one over the cap of totals. */
  readonly counted: number;
}

/** A parcel of an order, for its seller. */
export interface SellersParcel {
  readonly order: Order;
  readonly parcelId: ParcelId;
}

export interface ParcelPage {
  readonly parcels: readonly SellersParcel[];
  readonly counted: number;
}

export interface DueParcel {
  readonly orderId: OrderId;
  readonly parcelId: ParcelId;
  readonly dueAt: Date;
}

/** What parcels of a seller are narrowed by, and their order: the newest first, or the oldest. */
export interface SellersFilter {
  readonly status?: ParcelStatus | undefined;
  /** An admin has to decide about them. */
  readonly isDisputed?: true | undefined;
  readonly search?: ParcelSearch | undefined;
  /** Whose end is longer ago is not found by the phone number of the buyer: its seller is not shown that any more. */
  readonly contactsSince: Date;
  readonly sortBy: 'newest' | 'oldest';
}

/** What a seller's parcels may wait for: to be confirmed, sent, taken back, or decided about by an admin. */
export type SellersMatter = 'placed' | 'confirmed' | 'return-asked' | 'disputed';

/** Orders as screens read them, without locks. */
export interface OrderQueries {
  find(id: OrderId): Promise<Order | undefined>;
  findOfParcel(id: ParcelId): Promise<Order | undefined>;
  /** These orders, in no certain order. */
  readOf(ids: readonly OrderId[]): Promise<readonly Order[]>;
  /** The newest first. */
  listOfBuyer(buyerId: MemberId, page: PageWanted): Promise<OrderPage>;
  listOfSeller(sellerId: MemberId, filter: SellersFilter, page: PageWanted): Promise<ParcelPage>;
  /** By each matter that something waits for: how many parcels do, and since when the oldest was ordered. */
  countWaiting(sellerId: MemberId): Promise<ReadonlyMap<SellersMatter, { readonly count: number; readonly since: Date }>>;
  /** Those whose slip an admin has to check, the oldest first. */
  listInCheck(page: PageWanted): Promise<OrderPage>;
  /** Those that wait for payment, the newest first. */
  listUnpaidOfSeller(sellerId: MemberId, page: PageWanted): Promise<ParcelPage>;
  /** Those that an admin has to decide about, the oldest first. */
  listDisputes(page: PageWanted): Promise<ParcelPage>;
  /** Parcels with a due reminder or cancellation, the longest due first: at most `limit` that follow `after`. */
  listDue(now: Date, after: DueParcel | undefined, limit: number): Promise<readonly DueParcel[]>;
  /** All that a member ordered, the first one first, in batches. */
  batchesOrdered(buyerId: MemberId): AsyncIterable<readonly Order[]>;
  /** All that a member sold, the first one first, in batches. */
  batchesSold(sellerId: MemberId): AsyncIterable<readonly SellersParcel[]>;
  /** How many parcels each of these refused since then, without contested ones. */
  countRefusals(buyerIds: readonly MemberId[], since: Date): Promise<ReadonlyMap<MemberId, number>>;
}

/** A buyer, and digests of phone number and address: of each one by every secret. */
export interface Household {
  readonly buyerId: MemberId;
  readonly phones: readonly string[];
  readonly addresses: readonly string[];
}

/** Digests by which orders of the same phone number or address are found, though neither is kept in a column. */
export interface ContactDigest {
  of(text: string): string;
  allOf(text: string): readonly string[];
}

/** What a household has ordered already. */
interface OrderGuards {
  /** Until the transaction ends nobody else orders for this phone number, or this address. @param contact digests by the current secret */
  lockContact(contact: DeliveryContact): Promise<void>;
  /** The record that decides whether the buyer may pay at the door. @param since earlier refusals do not count */
  readCodRecord(household: Household, since: Date): Promise<CodRecord>;
  /** What waits for payment of the buyer, and by the phone number. */
  readUnpaid(household: Household): Promise<UnpaidRecord>;
}

/** Refunds of orders. */
export interface Refunds {
  /** The order of a refund, which has to be locked before the refund. @throws AppError `refund.not-found` */
  orderOf(id: RefundId): Promise<OrderId>;
  /** Keeps the refunds that this change added or changed. */
  follow(before: Order, after: Order): Promise<void>;
}

/** The account that the refunds of an order are paid to, sealed. */
export interface RefundAccounts {
  /** Replaces an earlier one, and keeps when. */
  save(order: Order, account: RefundAccount, at: Date): Promise<void>;
  /** When it was put in the place of another one; null when it never was. */
  replacedAt(id: OrderId): Promise<Date | null>;
  /** Does nothing when the buyer has named one. */
  addUnlessNamed(order: Order, account: RefundAccount): Promise<void>;
  /** Updates when the account is forgotten. */
  follow(before: Order, after: Order): Promise<void>;
}
