import type { MemberId } from '@paltu/kernel';
import type { PageWanted } from '@paltu/persistence';
import type { Order, OrderId, Refund, RefundId, RefundOwer } from '../domain/order.ts';
import type { RefundAccount } from '../domain/refund-account.ts';

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

export interface RefundAccountQueries {
  /** The accounts of these orders. */
  readOf(ids: readonly OrderId[]): Promise<ReadonlyMap<OrderId, RefundAccount>>;
}

/** A refund with its order. */
export interface OrderRefund {
  readonly order: Order;
  readonly refund: Refund;
}

export interface RefundPage {
  readonly refunds: readonly OrderRefund[];
  readonly counted: number;
}

/** Refunds as screens read them, without locks; the oldest first. */
export interface RefundQueries {
  /** Those that the buyer has not had yet, or of a store also those that are contested. */
  listOpen(owedBy: RefundOwer, page: PageWanted): Promise<RefundPage>;
  /** What the store of this member has to give back. */
  listDebts(sellerId: MemberId, page: PageWanted): Promise<RefundPage>;
}
