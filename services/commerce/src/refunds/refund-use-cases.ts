import { newId, type MemberId, type Viewer } from '@paltu/kernel';
import { notYourStep, orderNotFound, type OrderStep } from '../orders/order-changes.ts';
import type { OrderScope, Deciding } from '../orders/order-scope.ts';
import { sidesOf } from '../orders/order-status.ts';
import type { Order, ParcelId, Refund, RefundId, OrderId } from '../orders/order.ts';
import { dayBefore, requireNoInterest } from '../proposals/proposal.ts';
import {
  refundNotFound,
  contestRefund,
  decideRefund,
  giveBack,
  moveDebt,
  payRefund,
  refundIn,
  type MovedDebt,
} from './refund-decisions.ts';
import { paidByPaltuSince, requireRefundable, type StorePosition, type RefundAccount } from './refund.ts';

/** A refund with its order after a step. */
interface ChangedRefund {
  readonly order: Order;
  readonly refund: Refund;
}

/** A refund that was not paid, but waits for a second admin. */
export interface ProposedPayment {
  readonly proposedAs: string;
}

/** @throws AppError `refund.*`, `admin.own-matter` */
interface PayRefund {
  /** By an admin; or its proposal, where a second admin has to confirm it. @throws AppError `proposal.waiting` */
  pay(paid: { readonly id: RefundId; readonly reference: string; readonly by: MemberId }): Promise<ChangedRefund | ProposedPayment>;
  /** By a second admin; whether Paltu has the money is read again. @throws AppError `proposal.*` */
  confirm(confirmed: { readonly id: string; readonly by: MemberId }): Promise<void>;
}

const parcelOf = ({ parcels }: Order, parcelId: ParcelId | null) => parcels.find(({ id }) => id === parcelId);

/** Where its money is; undefined for what was never delivered, whose money is in no ledger. */
const positionFor = async ({ ledgers }: OrderScope, order: Order, { parcelId }: Refund): Promise<StorePosition | undefined> => {
  const parcel = parcelOf(order, parcelId);
  return parcel === undefined || parcel.deliveredAt === null ? undefined : ledgers.readPosition(parcel.storeId);
};

/** Refunds that Paltu pays: recorded by one admin, or by two. The order is locked before its ledger and the proposal. */
const payingRefunds = ({ inTransaction, clock }: Deciding): PayRefund => ({
  pay: ({ by: proposedBy, ...paid }) =>
    inTransaction(async (scope) => {
      const at = clock.now();
      const before = await scope.orders.get(await scope.refunds.orderOf(paid.id));
      requireNoInterest(sidesOf(before), proposedBy);
      const refund = refundIn(before, paid.id);
      const step = payRefund(before, paid, await positionFor(scope, before, refund), at);
      const { orderId, amount } = refund;
      const payment = { kind: 'refund', id: newId(), storeId: null, sellerId: null, refundId: paid.id, orderId, amount } as const;
      const paidWithinDay = paidByPaltuSince(before, dayBefore(at));
      const accountChangedAt = await scope.refundAccounts.replacedAt(orderId);
      const wanted = { ...payment, reference: paid.reference, proposedBy, paidWithinDay, accountChangedAt };
      const proposedAs = step.state === before ? undefined : await scope.proposals.propose(wanted, at);
      if (proposedAs !== undefined) return { proposedAs };
      const order = await scope.keep(before, step);
      return { order, refund: refundIn(order, paid.id) };
    }),
  confirm: ({ id, by }) =>
    inTransaction(async (scope) => {
      const at = clock.now();
      const found = await scope.proposals.find(id);
      if (found === undefined || found.refundId === null) throw refundNotFound();
      const paid = { id: found.refundId as RefundId, reference: found.reference };
      const order = await scope.orders.get(await scope.refunds.orderOf(paid.id));
      requireNoInterest(sidesOf(order), by);
      const second = { by, accountChangedAt: await scope.refundAccounts.replacedAt(order.id) };
      if ((await scope.proposals.confirm(id, second, at)) === undefined) return;
      await scope.keep(order, payRefund(order, paid, await positionFor(scope, order, refundIn(order, paid.id)), at));
    }),
});

/** Each resolves with the refund after it. @throws AppError `refund.*`, `parcel.not-yours` */
export interface ChangeRefund extends PayRefund {
  /** Paltu pays what the store owes, or a part of it, out of what the store may have. */
  take(taken: { readonly id: RefundId; readonly amount?: number | undefined; readonly by: MemberId }): Promise<ChangedRefund>;
  /** Decides what is contested; what is due from Paltu and was never passed on to it the store has to give back. */
  decide(decided: {
    readonly id: RefundId;
    readonly isGivenBack: boolean;
    readonly answer: string;
    readonly by: MemberId;
  }): Promise<ChangedRefund>;
  /** By the seller. */
  giveBack(viewer: Viewer, given: { readonly id: RefundId; readonly reference: string }): Promise<ChangedRefund>;
  /** By the buyer. */
  contest(viewer: Viewer, contested: { readonly id: RefundId; readonly reason: string }): Promise<ChangedRefund>;
}

const nothingHeld: StorePosition = { available: 0, held: 0, due: 0, debts: 0 };

/** For anybody else the refund does not exist. */
const requireSideOf = (order: Order, { parcelId }: Refund, { userId }: Viewer, wanted: 'buyer' | 'seller'): void => {
  const isOf = { buyer: order.buyerId === userId, seller: parcelOf(order, parcelId)?.sellerId === userId };
  if (isOf[wanted]) return;
  throw isOf.buyer || isOf.seller ? notYourStep() : refundNotFound();
};

/** Steps of refunds: the order is locked before a decision reads it, and the ledger before its money is counted. */
export const changeRefund = ({ inTransaction, clock }: Deciding): ChangeRefund => {
  type DecideOn = (order: Order, refund: Refund, scope: OrderScope) => OrderStep | Promise<OrderStep>;
  const change = (id: RefundId, decideOn: DecideOn): Promise<ChangedRefund> =>
    inTransaction(async (scope) => {
      const before = await scope.orders.get(await scope.refunds.orderOf(id));
      const order = await scope.keep(before, await decideOn(before, refundIn(before, id), scope));
      return { order, refund: refundIn(order, id) };
    });
  const changeAsAdmin = (id: RefundId, by: MemberId, decideOn: DecideOn): Promise<ChangedRefund> =>
    change(id, (order, refund, scope) => {
      requireNoInterest(sidesOf(order), by);
      return decideOn(order, refund, scope);
    });
  const move =
    (moved: Omit<MovedDebt, 'newId'>): DecideOn =>
    async (order, refund, scope) =>
      moveDebt(order, { ...moved, newId: newId() as RefundId }, (await positionFor(scope, order, refund)) ?? nothingHeld, clock.now());
  return {
    ...payingRefunds({ inTransaction, clock }),
    take: ({ by, ...taken }) => changeAsAdmin(taken.id, by, move({ ...taken, to: 'paltu' })),
    decide: ({ by, ...decided }) =>
      changeAsAdmin(decided.id, by, (order, refund, scope) => {
        const isToStore = refund.status === 'due' && !decided.isGivenBack;
        return isToStore ? move({ id: decided.id, to: 'store' })(order, refund, scope) : decideRefund(order, decided, clock.now());
      }),
    giveBack: (viewer, given) =>
      change(given.id, (order, refund) => {
        requireSideOf(order, refund, viewer, 'seller');
        return giveBack(order, given, clock.now());
      }),
    contest: (viewer, contested) =>
      change(contested.id, (order, refund) => {
        requireSideOf(order, refund, viewer, 'buyer');
        return contestRefund(order, contested, clock.now());
      }),
  };
};

/** @throws AppError `order.not-found`, `payment.wrong-step` */
export type NameRefundAccount = (viewer: Viewer, orderId: OrderId, account: RefundAccount) => Promise<void>;

/** The buyer names the account that refunds of an order are paid to; it replaces an earlier one. */
export const nameRefundAccount =
  ({ inTransaction, clock }: Deciding): NameRefundAccount =>
  ({ userId }, orderId, account) =>
    inTransaction(async ({ orders, refundAccounts }) => {
      const order = await orders.get(orderId);
      if (order.buyerId !== userId) throw orderNotFound();
      requireRefundable(order);
      await refundAccounts.save(order, account, clock.now());
    });
