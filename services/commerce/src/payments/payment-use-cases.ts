import type { MemberId, Viewer } from '@paltu/kernel';
import type { PaperUploads, PictureFile } from '@paltu/pictures';
import { foldedReference } from '../orders/order-amounts.ts';
import { orderNotFound } from '../orders/order-changes.ts';
import type { OrderScope, OrderQueries, Deciding } from '../orders/order-scope.ts';
import { sidesOf } from '../orders/order-status.ts';
import type { Order, OrderId, Parcel, ParcelId } from '../orders/order.ts';
import { bearableDiscounts, type BearableDiscount } from '../promos/promo.ts';
import { requireNoInterest } from '../proposals/proposal.ts';
import {
  amountOfTransfer,
  refuseSlip,
  requireTransfer,
  requireUnpaid,
  countPayment,
  parcelsForLateMoney,
  requireSlipWanted,
  sendSlip as send,
} from './payment.ts';

/** What an admin found on the bank account of Paltu. */
type CheckedTransfer =
  | {
      readonly status: 'paid';
      /** Of the transfer, as the bank has it. */
      readonly reference: string;
      /** The transferred amount, in whole rupees; by default the expected one. */
      readonly amount?: number | undefined;
      /** The order is paid already, and this is another transfer. */
      readonly second?: boolean | undefined;
    }
  | { readonly status: 'refused'; readonly reason: string };

/** @throws AppError `order.not-found`, `payment.wrong-step`, `payment.wrong-amount`, `payment.reference-used`, `payment.already-paid`, `admin.own-matter` */
export type CheckTransfer = (orderId: OrderId, checked: CheckedTransfer, by: MemberId) => Promise<Order>;

/** An admin decides whether the transfer of a buyer arrived. Each transfer counts once; a second one for an order is refunded. */
export const checkTransfer =
  ({ inTransaction, clock }: Deciding): CheckTransfer =>
  (orderId, checked, by) =>
    inTransaction(async (scope) => {
      const order = await scope.orders.get(orderId);
      requireNoInterest(sidesOf(order), by);
      requireTransfer(order);
      const countedAt = clock.now();
      if (checked.status === 'refused') return scope.keep(order, refuseSlip(order, checked.reason, countedAt));
      const { amount = amountOfTransfer(order), second = false } = checked;
      const reference = foldedReference(checked.reference);
      const isNew = await scope.payments.add({ provider: order.paymentMethod, reference, orderId, amount, countedAt });
      if (!isNew) return order;
      if (!second) requireUnpaid(order);
      return keepPayment(scope, order, amount, countedAt);
    });

/** The parcels that a late payment brings back: all that ended unpaid, if their pieces are still in stock, and its promo code is free. */
const broughtBack = async ({ stock, promos, absenceOf }: OrderScope, order: Order, amount: number): Promise<readonly Parcel[]> => {
  const late = parcelsForLateMoney(order, amount);
  if (late.length === 0 || (await absenceOf(order.buyerId)).hasLeft) return [];
  return (await stock.areAvailable(late.flatMap(({ lines }) => lines))) && (await promos.take(order)) ? late : [];
};

/** Of discounts of verified stores those that the budget of this month has room for. */
const borneBy = async (
  { promos }: OrderScope,
  discounts: readonly BearableDiscount[],
  at: Date,
): Promise<ReadonlyMap<ParcelId, string>> => {
  const verified = discounts.length === 0 ? new Set() : await promos.verifiedAmong(discounts.map(({ storeId }) => storeId));
  const borne = new Map<ParcelId, string>();
  for (const { parcelId, amount } of discounts.filter(({ storeId }) => verified.has(storeId))) {
    const month = await promos.bear(amount, at);
    if (month !== undefined) borne.set(parcelId, month);
  }
  return borne;
};

/** Counts a payment of a locked order, and keeps its consequences. @throws AppError `payment.wrong-amount`, `payment.wrong-step` */
export const keepPayment = async (scope: OrderScope, order: Order, amount: number, at: Date): Promise<Order> => {
  const late = await broughtBack(scope, order, amount);
  const borne = await borneBy(scope, bearableDiscounts(order, late), at);
  return scope.keep(order, countPayment(order, { amount, areAvailable: late.length > 0, borne }, at));
};

interface SendSlipNeeds extends Deciding {
  readonly queries: Pick<OrderQueries, 'find'>;
  readonly uploads: PaperUploads;
}

interface SentSlip {
  readonly orderId: OrderId;
  readonly file: PictureFile;
  /** Of the transfer, as the bank gave it to the buyer. */
  readonly reference: string;
}

/** @throws AppError `order.not-found`, `payment.wrong-step`, `payment.store-away`, `paper.*` */
export type SendSlip = (viewer: Viewer, slip: SentSlip) => Promise<Order>;

/** The buyer sends the slip of a bank transfer; an earlier one is deleted. */
export const sendSlip =
  ({ inTransaction, queries, uploads, clock }: SendSlipNeeds): SendSlip =>
  async ({ userId }, { orderId, file, reference }) => {
    const found = await queries.find(orderId);
    if (found?.buyerId !== userId) throw orderNotFound();
    // Before the file is kept.
    requireSlipWanted(found);
    return uploads.use(userId, [file], (sent) =>
      inTransaction(async ({ orders, papers, keep }) => {
        const [paper] = sent;
        if (paper === undefined) throw new Error('a file that was sent is no paper');
        const order = await orders.get(orderId);
        await papers.claim([paper.id], orderId);
        return keep(order, send(order, { ...paper, reference }, clock.now()));
      }),
    );
  };
