import { timestampDate } from '@bufbuild/protobuf/wkt';
import { refundContested, refundDecided, refundDue, refundPaid, payoutChanged, type Order, type OrderRefund } from '@paltu/contracts';
import { on, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { NoticeType, Notify, SourceEvent } from './notice.ts';
import { caseFor, requestOf, type ListAdmins, type Side } from './order-events.ts';

/** What each side of a refund is notified of. */
type TypesOfSides = Partial<Readonly<Record<Exclude<Side, 'admin'>, NoticeType>>> & { readonly isCase?: boolean };

/** Nobody is promised money by Paltu that somebody else owes. */
const dueOf = ({ owedBy }: OrderRefund): TypesOfSides => {
  if (owedBy === 'store') return { buyer: 'refund.with-store', seller: 'refund.to-give-back' };
  return { buyer: owedBy === 'courier' ? 'refund.with-courier' : 'refund.due' };
};

const paidOf = ({ owedBy }: OrderRefund): TypesOfSides => ({ buyer: owedBy === 'store' ? 'refund.given-back' : 'refund.paid' });

const decidedOf = ({ contest }: OrderRefund): TypesOfSides => {
  const type = contest === 'upheld' ? 'refund.still-owed' : 'refund.settled';
  return { buyer: type, seller: type };
};

interface RefundStep extends SourceEvent {
  readonly data: { readonly order?: Order | undefined; readonly refund?: OrderRefund | undefined };
}

/** Something is to be paid back, or given back by its store; it was, or its buyer contests that. */
export const onRefundStep = (notifyIn: (trx: Transaction) => Notify, adminsIn: (trx: Transaction) => ListAdmins): EventRule[] => {
  const notify = async (trx: Transaction, event: RefundStep, typesOf: (refund: OrderRefund) => TypesOfSides): Promise<void> => {
    const { order, refund } = event.data;
    if (event.isRepublished || order === undefined || refund === undefined) return;
    const { buyer, seller, isCase = false } = typesOf(refund);
    const cases = isCase ? await caseFor(event, order, 'case.opened', adminsIn(trx)) : [];
    const parcel = order.parcels.find(({ id }) => id === refund.parcelId);
    const sellers = parcel === undefined ? [] : [parcel.sellerId];
    await notifyIn(trx)(
      ...(buyer === undefined ? [] : [requestOf(event, order, { type: buyer, side: 'buyer', memberIds: [order.buyerId], parcel })]),
      ...(seller === undefined ? [] : [requestOf(event, order, { type: seller, side: 'seller', memberIds: sellers, parcel })]),
      ...cases,
    );
  };
  return [
    on(refundDue, (event, trx) => notify(trx, event, dueOf)),
    on(refundPaid, (event, trx) => notify(trx, event, paidOf)),
    on(refundContested, (event, trx) => notify(trx, event, () => ({ seller: 'refund.contested', isCase: true }))),
    on(refundDecided, (event, trx) => notify(trx, event, decidedOf)),
  ];
};

/** A store is paid out to another account: its owner is notified while nothing goes there yet, for somebody else may have named it. */
export const onPayoutChanged = (notifyIn: (trx: Transaction) => Notify): EventRule =>
  on(payoutChanged, async ({ id, time, data: { storeId, sellerId, heldUntil }, isRepublished }, trx) => {
    if (isRepublished) return;
    await notifyIn(trx)({
      eventId: id,
      type: 'payout.changed',
      memberIds: [sellerId as MemberId],
      subjectId: storeId,
      thingId: storeId,
      params: heldUntil === undefined ? {} : { startsAt: timestampDate(heldUntil).toISOString() },
      page: 'vendor-dashboard?tab=account',
      at: time,
    });
  });
