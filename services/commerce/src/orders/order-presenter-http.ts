import type { Clock, MemberId } from '@paltu/kernel';
import { presentPicture } from '@paltu/pictures/picture-view';
import { formerMember } from '@paltu/reference';
import type { z } from 'zod';
import { contestableNow } from '../parcels/contest.ts';
import { maySellerReport } from '../parcels/parcel.ts';
import { amountOfTransfer, amountToPay } from '../payments/payment.ts';
import { isRefundContested, paidBack, stillOwed } from '../refunds/refund.ts';
import { refusalsWithinDays } from './checkout.ts';
import { addressShownMs, dayMs, returnWithinMs } from './due-times.ts';
import { amountsOfParcel } from './order-amounts.ts';
import { isStoreAway, isUnderWay } from './order-changes.ts';
import type { OrderQueries, SellersParcel } from './order-scope.ts';
import { paymentOfOrder, paymentOfParcel, shownStatusOf } from './order-status.ts';
import { presentRefund, type orderView, type sentParcelView, type unpaidParcelView } from './order-views-http.ts';
import type { Order, OrderLine, Parcel, ParcelId } from './order.ts';

type PresentedOrder = z.input<typeof orderView>;

export type PresentedParcel = z.input<typeof sentParcelView>;

export interface SentParcelPresenter {
  /** @param viewer the seller learns how often the buyer refused parcels */
  many(parcels: readonly SellersParcel[], viewer: MemberId): Promise<PresentedParcel[]>;
  one(order: Order, parcelId: ParcelId, viewer: MemberId): Promise<PresentedParcel>;
}

const written = (at: Date | null): string | null => at?.toISOString() ?? null;

const later = (at: Date | null, ms: number): Date | null => at && new Date(at.getTime() + ms);

const presentLine = ({ accessoryId, name, picture, price, ordered, quantity, returned }: OrderLine) => ({
  accessoryId,
  name,
  image: picture && presentPicture('commerce', picture),
  price,
  ordered,
  quantity,
  returned,
});

const presentContest = (parcel: Parcel, now: Date): Pick<PresentedParcel, 'contest' | 'contestable'> => {
  const { contest } = parcel;
  const contestable = contestableNow(parcel, now);
  return {
    contest: contest && { ...contest, at: contest.at.toISOString(), decidedAt: written(contest.decidedAt) },
    contestable: contestable && { ...contestable, until: contestable.until.toISOString() },
  };
};

const presentExpected = (parcel: Parcel): Pick<PresentedParcel, 'expectedFrom' | 'expectedUntil'> => {
  const expected = isStoreAway(parcel) ? null : parcel.expected;
  return { expectedFrom: expected?.from ?? null, expectedUntil: expected?.until ?? null };
};

const presentParcel = (parcel: Parcel, order: Order, now: Date): PresentedOrder['parcels'][number] => ({
  _id: parcel.id,
  id: parcel.id,
  status: parcel.status,
  store: { _id: parcel.storeId, name: parcel.storeName },
  items: parcel.lines.map(presentLine),
  ...amountsOfParcel(parcel),
  payment: paymentOfParcel(parcel, order),
  carriedBy: parcel.carriedBy,
  courier: parcel.courier,
  trackingNumber: parcel.trackingNumber,
  tracked: parcel.tracked,
  trackedAt: written(parcel.trackedAt),
  placedAt: order.placedAt.toISOString(),
  statusAt: parcel.statusAt.toISOString(),
  shippedAt: written(parcel.shippedAt),
  ...presentExpected(parcel),
  deliveredAt: written(parcel.deliveredAt),
  receivedAt: written(parcel.receivedAt),
  mayReturnUntil: written(later(parcel.deliveredAt, returnWithinMs)),
  returnRequest: parcel.returnRequest,
  ...presentContest(parcel, now),
  waitsForAdmin: parcel.waitsForAdmin || isRefundContested(order, parcel.id),
  history: parcel.history.map(({ at, code, ...entry }) => ({ ...entry, at: at.toISOString(), code: code === '' ? null : code })),
});

const presentPayment = (order: Order): PresentedOrder['payment'] => {
  const { slip, dueAt, refusal } = order.payment;
  return {
    method: order.paymentMethod,
    status: paymentOfOrder(order),
    dueAt: written(dueAt),
    refusal,
    slip: slip && { name: slip.name, size: slip.size, reference: slip.reference, amount: amountOfTransfer(order) },
    toPay: amountToPay(order),
    refunded: paidBack(order),
    refundDue: stillOwed(order),
  };
};

export type OrderPresenter = (order: Order) => PresentedOrder;

const presentAt = (order: Order, now: Date): PresentedOrder => ({
  _id: order.id,
  id: order.id,
  number: order.number,
  status: shownStatusOf(order),
  placedAt: order.placedAt.toISOString(),
  updatedAt: order.updatedAt.toISOString(),
  items: order.parcels.flatMap(({ lines }) => lines.map(presentLine)),
  ...order.amounts,
  promoCode: order.promoCode,
  address: order.address,
  note: order.note,
  payment: presentPayment(order),
  parcels: order.parcels.map((parcel) => presentParcel(parcel, order, now)),
  refunds: order.refunds.map(presentRefund),
});

export const orderPresenter =
  (clock: Clock): OrderPresenter =>
  (order) =>
    presentAt(order, clock.now());

export const presentUnpaid = ({ order, parcelId }: SellersParcel): z.input<typeof unpaidParcelView>[] =>
  order.parcels
    .filter(({ id }) => id === parcelId)
    .map((parcel) => ({
      ...{ _id: parcel.id, id: parcel.id, order: { number: order.number, paymentMethod: order.paymentMethod } },
      ...{ items: parcel.lines.map(presentLine), ...amountsOfParcel(parcel) },
      placedAt: order.placedAt.toISOString(),
      isSlipSent: order.payment.status === 'in-check',
      dueAt: written(order.payment.dueAt),
    }));

/** Where a parcel goes is shown as long as somebody has to know it: not where nothing was sent. */
const addressFor = (order: Order, parcel: Parcel, now: Date): Order['address'] => {
  if (parcel.status === 'cancelled') return null;
  const isLongOver = !isUnderWay(parcel) && now.getTime() - parcel.statusAt.getTime() > addressShownMs;
  return isLongOver ? null : order.address;
};

export const sentParcelPresenter = ({
  queries,
  clock,
}: {
  readonly queries: Pick<OrderQueries, 'countRefusals'>;
  readonly clock: Clock;
}): SentParcelPresenter => {
  const many: SentParcelPresenter['many'] = async (sent, viewer) => {
    const now = clock.now();
    const parcels = sent.flatMap(({ order, parcelId }) =>
      order.parcels.filter(({ id }) => id === parcelId).map((parcel) => ({ order, parcel })),
    );
    const buyers = parcels.filter(({ parcel }) => parcel.sellerId === viewer).map(({ order }) => order.buyerId);
    const refusals = await queries.countRefusals([...new Set(buyers)], new Date(now.getTime() - refusalsWithinDays * dayMs));
    return parcels.map(({ order, parcel }) => {
      const address = addressFor(order, parcel, now);
      return {
        ...presentParcel(parcel, order, now),
        sellerMayReport: maySellerReport(parcel, now),
        remittedAt: written(parcel.remittedAt),
        refunds: order.refunds.filter(({ parcelId }) => parcelId === parcel.id).map(presentRefund),
        order: { _id: order.id, number: order.number, note: address === null ? '' : order.note, paymentMethod: order.paymentMethod },
        buyer: {
          fullName: order.address?.fullName ?? formerMember,
          address,
          refusals: parcel.sellerId === viewer ? (refusals.get(order.buyerId) ?? 0) : null,
        },
      };
    });
  };
  return { many, one: async (order, parcelId, viewer) => (await many([{ order, parcelId }], viewer))[0] as PresentedParcel };
};
