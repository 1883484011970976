import type { IdempotencyKeys } from '@paltu/idempotency';
import type { Clock, Keep, MemberId } from '@paltu/kernel';
import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { CodRecord } from '../domain/cod-guard.ts';
import type { OrderEvent } from '../domain/order-events.ts';
import type { AccessoryId, Order, OrderId, ParcelId, ParcelStatus } from '../domain/order.ts';
import type { ReservedLine } from '../domain/place-order.ts';

/** Orders with their parcels; one that was read stays locked until the transaction ends. */
export interface OrderRepository {
  /** @throws AppError `order.not-found` */
  get(id: OrderId): Promise<Order>;
  /** Undefined also when another transaction holds it. */
  findUnlessHeld(id: OrderId): Promise<Order | undefined>;
  add(order: Order): Promise<void>;
  save(order: Order): Promise<void>;
  /** What decides whether the buyer may pay at the door. @param since refusals from then on count */
  readCodRecord(buyerId: MemberId, since: Date): Promise<CodRecord>;
  /** Orders of which this member is a side, in the order of their ids: at most so many that follow `after`. */
  listOf(memberId: MemberId, after: OrderId | undefined, limit: number): Promise<readonly OrderId[]>;
}

/** Why a line cannot be had. */
export type LineProblem = 'gone' | 'out-of-stock' | 'too-many';

export interface WantedLine {
  readonly accessoryId: AccessoryId;
  readonly quantity: number;
}

export type ReservedOrNot = ReservedLine | { readonly accessoryId: AccessoryId; readonly problem: LineProblem };

/** What stores offer, as far as orders are concerned; each product that is changed stays locked until the transaction ends. */
export interface ShopStock {
  /** Reserves what can be had, each line or nothing of it, at the price of that moment; in the order of the lines. */
  reserve(orderId: OrderId, lines: readonly WantedLine[]): Promise<readonly ReservedOrNot[]>;
  /** Carries out what follows for the stock from a change of an order. */
  follow(before: Order, after: Order): Promise<void>;
}

/** The cart of a buyer, which stays locked until the transaction ends. */
export interface BuyersCart {
  get(memberId: MemberId): Promise<{ readonly lines: readonly WantedLine[]; readonly promoCode: string | null }>;
  empty(memberId: MemberId): Promise<void>;
}

/** Who has had a delivered parcel: of which stores, and with which products. */
export interface Deliveries {
  /** Keeps those of parcels that were delivered by this change. */
  follow(before: Order, after: Order): Promise<void>;
}

/** A member who has left, and whose orders are still to be gone through: apart from the event, for each order is locked by itself. */
export interface Leaving {
  readonly memberId: MemberId;
  readonly isErased: boolean;
}

export interface Leavings {
  add(leaving: Leaving): Promise<void>;
  list(limit: number): Promise<readonly Leaving[]>;
  /** Unless more has become known of it meanwhile. */
  remove(leaving: Leaving): Promise<void>;
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
  readonly keys: IdempotencyKeys<OrderId>;
  readonly outbox: OrderOutbox;
  /** Keeps a decision about an order that is locked, and what follows from it. */
  readonly keep: Keep<Order, OrderEvent>;
  /** @throws AppError `account.deactivated` for who has left; nobody leaves until the transaction ends */
  readonly requireThere: (memberId: MemberId) => Promise<void>;
  readonly isAway: (memberId: MemberId) => Promise<boolean>;
}

export type InOrderTransaction = InTransaction<OrderScope>;

/** What every decision about an order needs. */
export interface DecisionNeeds {
  readonly inTransaction: InOrderTransaction;
  readonly queries: Pick<OrderQueries, 'find' | 'findOfParcel'>;
  readonly clock: Clock;
}

export interface OrderPage {
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
}

/** Orders as screens read them: nothing is held. */
export interface OrderQueries {
  find(id: OrderId): Promise<Order | undefined>;
  findOfParcel(id: ParcelId): Promise<Order | undefined>;
  /** The newest first. */
  listOfBuyer(buyerId: MemberId, page: PageWanted): Promise<OrderPage>;
  /** The newest first. */
  listOfSeller(sellerId: MemberId, status: ParcelStatus | undefined, page: PageWanted): Promise<ParcelPage>;
  /** Those that an admin has to decide about, the oldest first. */
  listDisputes(page: PageWanted): Promise<ParcelPage>;
  /** Parcels of which something is due, at most so many. */
  listDue(now: Date, limit: number): Promise<readonly DueParcel[]>;
  /** All that a member ordered, the first one first. */
  listAllOrdered(buyerId: MemberId): Promise<readonly Order[]>;
  /** All that a member sold, the first one first. */
  listAllSold(sellerId: MemberId): Promise<readonly SellersParcel[]>;
  /** How many parcels each of these refused since then, those not counted that are contested. */
  countRefusals(buyerIds: readonly MemberId[], since: Date): Promise<ReadonlyMap<MemberId, number>>;
}
