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

/** A refund that an admin has proposed to pay, and another one has to confirm. */
export interface ProposedRefund {
  /** Null in what is proposed of other kinds. */
  readonly refundId: string | null;
  readonly reference: string;
}

/** Refunds that one admin alone cannot pay; their order is locked. */
export interface RefundProposals {
  find(id: string): Promise<ProposedRefund | undefined>;
  dayBefore(at: Date): Date;
  /** The id of the proposal; undefined when one admin is enough. @throws AppError `proposal.waiting` */
  propose(
    payment: {
      readonly kind: 'refund';
      readonly id: string;
      readonly storeId: null;
      readonly sellerId: null;
      readonly refundId: RefundId;
      readonly orderId: OrderId;
      readonly amount: number;
      readonly reference: string;
      readonly proposedBy: MemberId;
      readonly paidWithinDay: number;
      readonly accountChangedAt: Date | null;
    },
    at: Date,
  ): Promise<string | undefined>;
  /** What is to be paid now; undefined when that is done. @throws AppError `proposal.*` */
  confirm(
    id: string,
    second: { readonly by: MemberId; readonly accountChangedAt: Date | null },
    at: Date,
  ): Promise<ProposedRefund | undefined>;
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
