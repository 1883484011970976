import type { Message } from '@bufbuild/protobuf';
import { timestampDate, type Timestamp } from '@bufbuild/protobuf/wkt';
import {
  orderPaid,
  orderPlaced,
  parcelChanged,
  parcelDue,
  productRecalled,
  shopWords,
  type EventDefinition,
  type Order,
  type OrderParcel,
  type OrderSide,
} from '@paltu/contracts';
import { onAll, type EventRule, type ReceivedEvent } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { NoticeRequest, Notify, NoticeType, SourceEvent } from './notice.ts';

/** As the domain of orders calls those who have a page of their own. */
export type Side = 'buyer' | 'seller' | 'admin';

/** All admins there are. */
export type ListAdmins = () => Promise<readonly MemberId[]>;

const pages: Readonly<Record<Side, (order: Order) => string>> = {
  buyer: ({ id }) => `order-${id}`,
  seller: () => 'vendor-dashboard?tab=parcels',
  admin: ({ id }) => `admin-case-${id}`,
};

/** Of what is still to be paid sellers see nothing. */
const isSeenBySellers = ({ paymentStatus }: Order): boolean => paymentStatus === 'at-door' || paymentStatus === 'paid';

/** An order is recognised by the first product of it. */
const picturedOf = (parcel: OrderParcel | undefined): Pick<NoticeRequest, 'thingId'> => {
  const thingId = parcel?.lines[0]?.accessoryId;
  return thingId === undefined ? {} : { thingId };
};

/** What is known of an order, for those of one side of it. */
export const requestOf = (
  event: SourceEvent,
  order: Order,
  notice: Pick<NoticeRequest, 'type'> & {
    readonly side: Side;
    readonly memberIds: readonly string[];
    /** Of the order, where it is about one alone. */
    readonly parcel?: OrderParcel | undefined;
    readonly code?: string;
    readonly reason?: string;
  },
): NoticeRequest => ({
  eventId: event.id,
  type: notice.type,
  memberIds: notice.memberIds as MemberId[],
  subjectId: order.id,
  ...picturedOf(notice.parcel ?? order.parcels[0]),
  params: {
    number: order.number,
    code: notice.code ?? '',
    ...(notice.reason === undefined || notice.reason === '' ? {} : { reason: notice.reason }),
  },
  page: pages[notice.side](order),
  at: event.time,
});

/** A case for all admins but those whose own order or store it is; they are not read where nobody is waited for. */
export const caseFor = async (event: SourceEvent, order: Order, type: NoticeType, listAdmins: ListAdmins): Promise<NoticeRequest[]> => {
  const sides = [order.buyerId, ...order.parcels.map(({ sellerId }) => sellerId)];
  const memberIds = (await listAdmins()).filter((id) => !sides.includes(id));
  return memberIds.length === 0 ? [] : [requestOf(event, order, { type, side: 'admin', memberIds })];
};

const isAt = (instant: Timestamp | undefined, at: Date): boolean =>
  instant !== undefined && timestampDate(instant).getTime() === at.getTime();

/** A sale begins for the sellers of parcels that this event has placed, whatever its type: one that was ended, or sent before, is none. */
const received = (event: SourceEvent, order: Order): NoticeRequest[] => {
  const placed = order.parcels.filter(({ status, statusAt }) => shopWords.parcel.toWord(status) === 'placed' && isAt(statusAt, event.time));
  if (placed.length === 0 || !isSeenBySellers(order)) return [];
  return [requestOf(event, order, { type: 'order.received', side: 'seller', memberIds: placed.map(({ sellerId }) => sellerId) })];
};

/** What is recalled then is taken out. */
const unsent: ReadonlySet<string> = new Set(['placed', 'confirmed', 'cancelled']);

/** Its seller is suspended, or let in again: its buyer is notified alone. */
const suspensionTypes: Readonly<Record<string, NoticeType>> = { 'store-away': 'parcel.store-away', 'store-back': 'parcel.store-back' };

/** Where its state is from before the event, something else of it has changed. */
const typeOf = ({ status, statusAt, deliveredAt, code }: OrderParcel, at: Date): NoticeType => {
  const word = shopWords.parcel.toWord(status);
  if (code === 'recalled' && unsent.has(word)) return 'parcel.recalled';
  const ofSuspension = word === 'cancelled' ? undefined : suspensionTypes[code];
  if (ofSuspension !== undefined) return ofSuspension;
  if (!isAt(statusAt, at) || word === 'placed') return 'parcel.changed';
  // It was delivered before, so that it stays where it is.
  if (word === 'delivered' && !isAt(deliveredAt, at)) return 'parcel.return-refused';
  return `parcel.${word}`;
};

const contestTypes: Readonly<Record<string, NoticeType>> = {
  'not-arrived': 'contest.not-arrived',
  'return-refused': 'contest.return-refused',
  refusal: 'contest.refusal',
};

/** What of a contest this event is about; undefined when it is about something else. */
const contestTypeOf = ({ contest, contestKind, contestAt }: OrderParcel, at: Date): NoticeType | undefined => {
  if (!isAt(contestAt, at)) return undefined;
  if (contest === 'open') return contestTypes[contestKind] ?? 'parcel.changed';
  return contest === 'upheld' ? 'contest.upheld' : 'contest.dismissed';
};

interface Changed {
  readonly changedBy: OrderSide;
  /** What an admin wrote who decided a contest. */
  readonly decision: string;
}

const changed = (event: SourceEvent, order: Order, parcel: OrderParcel, { changedBy, decision: reason }: Changed): NoticeRequest[] => {
  const by = shopWords.side.toWord(changedBy);
  const type = contestTypeOf(parcel, event.time) ?? typeOf(parcel, event.time);
  const { code } = parcel;
  const toBuyer = by === 'buyer' || code === 'buyer-left' ? [] : [order.buyerId];
  const isSellersOwn = by === 'seller' || code === 'seller-left' || type === 'parcel.store-away' || type === 'parcel.store-back';
  const toSeller = isSellersOwn || !isSeenBySellers(order) ? [] : [parcel.sellerId];
  return [
    requestOf(event, order, { type, side: 'buyer', memberIds: toBuyer, parcel, code, reason }),
    requestOf(event, order, { type, side: 'seller', memberIds: toSeller, parcel, code, reason }),
  ];
};

/** Who has ordered it several times is notified once. */
const recalled = (event: SourceEvent, order: Order, what: { readonly accessoryId: string; readonly recalledAt: Date }): NoticeRequest => {
  const { accessoryId, recalledAt } = what;
  const parcel = order.parcels.find(({ lines }) => lines.some((one) => one.accessoryId === accessoryId));
  const line = parcel?.lines.find((one) => one.accessoryId === accessoryId);
  const isOnItsWay = parcel !== undefined && shopWords.parcel.toWord(parcel.status) === 'shipped';
  const type = isOnItsWay ? 'product.recalled-on-its-way' : 'product.recalled';
  const notice = requestOf(event, order, { type, side: 'buyer', memberIds: [order.buyerId] });
  return {
    ...notice,
    thingId: accessoryId,
    eventId: `recall/${accessoryId}/${recalledAt.toISOString()}/${type}`,
    params: { ...notice.params, thing: line?.name ?? '' },
    page: `accessory-${accessoryId}`,
  };
};

const parcelOf = ({ order, parcelId }: { readonly order?: Order | undefined; readonly parcelId: string }) =>
  order?.parcels.find(({ id }) => id === parcelId);

/** An order was placed or paid, a parcel of it has come one step further, or somebody is waited for. */
export const onOrderStep = (notifyIn: (trx: Transaction) => Notify, adminsIn: (trx: Transaction) => ListAdmins): EventRule[] => {
  const notifying = <M extends Message>(
    definition: EventDefinition<M>,
    requestsOf: (event: ReceivedEvent<M>, listAdmins: ListAdmins) => readonly NoticeRequest[] | Promise<readonly NoticeRequest[]>,
  ): EventRule =>
    onAll(definition, async (events, trx) => {
      const news = events.filter(({ isRepublished }) => !isRepublished);
      const requests: (readonly NoticeRequest[])[] = [];
      for (const event of news) requests.push(await requestsOf(event, adminsIn(trx)));
      await notifyIn(trx)(...requests.flat());
    });
  return [
    notifying(productRecalled, (event) => {
      const { order, accessoryId, recalledAt } = event.data;
      if (order === undefined || recalledAt === undefined) return [];
      return [recalled(event, order, { accessoryId, recalledAt: timestampDate(recalledAt) })];
    }),
    notifying(orderPlaced, (event) => {
      const { order } = event.data;
      if (order === undefined) return [];
      return [requestOf(event, order, { type: 'order.placed', side: 'buyer', memberIds: [order.buyerId] }), ...received(event, order)];
    }),
    notifying(orderPaid, (event) => {
      const { order } = event.data;
      const sales = order === undefined ? [] : received(event, order);
      // Money that places nothing is paid back: its buyer is notified of that.
      if (order === undefined || sales.length === 0) return [];
      return [requestOf(event, order, { type: 'order.paid', side: 'buyer', memberIds: [order.buyerId] }), ...sales];
    }),
    notifying(parcelChanged, async (event, listAdmins) => {
      const [order, parcel] = [event.data.order, parcelOf(event.data)];
      if (order === undefined || parcel === undefined) return [];
      const { changedBy = parcel.movedBy, decision } = event.data;
      const isOpened = parcel.contest === 'open' && isAt(parcel.contestAt, event.time);
      const cases = isOpened ? await caseFor(event, order, 'case.opened', listAdmins) : [];
      return [...changed(event, order, parcel, { changedBy, decision }), ...cases];
    }),
    notifying(parcelDue, async (event, listAdmins) => {
      const [order, parcel] = [event.data.order, parcelOf(event.data)];
      if (order === undefined || parcel === undefined) return [];
      const awaited = event.data.awaited.map(shopWords.side.toWord);
      const due = (side: Side, memberId: string): NoticeRequest[] =>
        awaited.includes(side) ? [requestOf(event, order, { type: 'parcel.due', side, memberIds: [memberId], parcel })] : [];
      const cases = awaited.includes('admin') ? await caseFor(event, order, 'case.waiting', listAdmins) : [];
      return [...due('buyer', order.buyerId), ...due('seller', parcel.sellerId), ...cases];
    }),
  ];
};
