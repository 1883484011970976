import { pictureView } from '@paltu/pictures/picture-view';
import { z } from 'zod';
import { contestable } from '../refunds/refund-decisions.ts';
import { orderPayments, orderStatuses, parcelPayments } from './order-status.ts';
import {
  contestKinds,
  contestStatuses,
  courierIds,
  historyCodes,
  parcelStatuses,
  paymentMethods,
  sides,
  trackedStates,
  refundOwers,
  refundStatuses,
  type Refund,
} from './order.ts';

const instant = z.iso.datetime();
const amounts = { subtotal: z.int(), shipping: z.int(), discount: z.int(), total: z.int() };

export const lineView = z
  .strictObject({
    accessoryId: z.uuid(),
    name: z.string(),
    image: pictureView.nullable(),
    /** Of one piece when it was ordered, in whole rupees. */
    price: z.int(),
    ordered: z.int(),
    /** Pieces that the store has not dropped. */
    quantity: z.int(),
    /** Of these, pieces that came back. */
    returned: z.int(),
  })
  .meta({ id: 'OrderedLine' });

const pieces = z.array(z.strictObject({ accessoryId: z.uuid(), quantity: z.int() })).readonly();

const parcelFields = {
  _id: z.uuid(),
  id: z.uuid(),
  status: z.enum(parcelStatuses),
  store: z.strictObject({ _id: z.uuid(), name: z.string() }).meta({ id: 'ParcelStore' }),
  items: z.array(lineView),
  /** Of what the store has not dropped. */
  ...amounts,
  payment: z.enum(parcelPayments),
  carriedBy: z.enum(courierIds),
  courier: z.string(),
  trackingNumber: z.string(),
  /** How far it is on its way, as its courier reports; null without a report. */
  tracked: z.enum(trackedStates).nullable(),
  trackedAt: instant.nullable(),
  placedAt: instant,
  statusAt: instant,
  shippedAt: instant.nullable(),
  /** Between which days in Pakistan it should arrive; null for one of an earlier release, and while its store is suspended. */
  expectedFrom: z.iso.date().nullable(),
  expectedUntil: z.iso.date().nullable(),
  deliveredAt: instant.nullable(),
  /** When its buyer confirmed to have it; null before. */
  receivedAt: instant.nullable(),
  /** Until when something of it may be given back; null before it is delivered. */
  mayReturnUntil: instant.nullable(),
  returnRequest: z.strictObject({ items: pieces, reason: z.string() }).nullable(),
  /** The last one; `decision` is what the admin who decided wrote to both, empty before. */
  contest: z
    .strictObject({
      kind: z.enum(contestKinds),
      status: z.enum(contestStatuses),
      reason: z.string(),
      at: instant,
      decision: z.string(),
      decidedAt: instant.nullable(),
    })
    .meta({ id: 'ParcelContest' })
    .nullable(),
  /** What its buyer may contest now, and until when; null when there is nothing. */
  contestable: z
    .strictObject({ kind: z.enum(contestKinds), until: instant })
    .meta({ id: 'ContestableMatter' })
    .nullable(),
  waitsForAdmin: z.boolean(),
  /** `code` where nobody gave a reason in words, and where it is a step of a contest. */
  history: z
    .array(
      z
        .strictObject({
          status: z.enum(parcelStatuses),
          at: instant,
          by: z.enum(sides),
          reason: z.string(),
          code: z.enum(historyCodes).nullable(),
        })
        .meta({ id: 'ParcelStep' }),
    )
    .readonly(),
};

/** What one store sends, as its buyer sees it. */
const parcelView = z.strictObject(parcelFields).meta({ id: 'Parcel' });

export const addressView = z
  .strictObject({
    fullName: z.string(),
    phone: z.string(),
    address: z.string(),
    city: z.string(),
    area: z.string(),
    landmark: z.string(),
  })
  .meta({ id: 'OrderAddress' });

export const refundView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    orderId: z.uuid(),
    /** Null when more was paid than the order came to. */
    parcelId: z.uuid().nullable(),
    items: z.array(z.strictObject({ accessoryId: z.uuid(), quantity: z.int() })).readonly(),
    /** In whole rupees. */
    amount: z.int(),
    /** paltu: pays it; store: gives it back itself, for it has the money; courier: Paltu pays it when the courier has passed the money on. */
    owedBy: z.enum(refundOwers),
    status: z.enum(refundStatuses),
    /** Of the transfer; empty before, and where the store gave none. */
    reference: z.string(),
    dueAt: instant,
    /** When its transfer was recorded, or its store confirmed to have given it back. */
    paidAt: instant.nullable(),
    /** The buyer contests that it came back; `answer` is what the admin who decided wrote to both. */
    contest: z.strictObject({ status: z.enum(['open', 'upheld', 'dismissed']), reason: z.string(), answer: z.string() }).nullable(),
    /** Between these the buyer may contest it; null where there is nothing to contest, or no end to it. */
    mayContestFrom: instant.nullable(),
    mayContestUntil: instant.nullable(),
  })
  .meta({ id: 'Refund' });

/** What one store sends, for its seller, and for who takes a step with it. */
export const sentParcelView = z
  .strictObject({
    ...parcelFields,
    /** It is on its way, and its seller may report how that ends: not while its courier reports. */
    sellerMayReport: z.boolean(),
    /** When its courier passed on the cash that it took at the door; null before, and where it took none. */
    remittedAt: instant.nullable(),
    /** Of this parcel, the first one first. */
    refunds: z.array(refundView),
    order: z.strictObject({ _id: z.uuid(), number: z.string(), note: z.string(), paymentMethod: z.enum(paymentMethods) }),
    /** `address` is null 30 days after the parcel came to its end; `refusals` is how many the buyer refused in 90 days, for the seller alone. */
    buyer: z
      .strictObject({ fullName: z.string(), address: addressView.nullable(), refusals: z.int().nullable() })
      .meta({ id: 'ParcelBuyer' }),
  })
  .meta({ id: 'SentParcel' });

/** What one store is to send once it is paid, for its seller: nothing of who has ordered it. */
export const unpaidParcelView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    order: z.strictObject({ number: z.string(), paymentMethod: z.enum(paymentMethods) }),
    items: z.array(lineView),
    ...amounts,
    placedAt: instant,
    /** A slip of the transfer waits for an admin. */
    isSlipSent: z.boolean(),
    /** When it ends unless it is paid. */
    dueAt: instant.nullable(),
  })
  .meta({ id: 'UnpaidParcel' });

/** `amount` is what was to be paid when it was sent. */
export const slipView = z
  .strictObject({ name: z.string(), size: z.int(), reference: z.string(), amount: z.int() })
  .meta({ id: 'PaymentSlip' });

/** One checkout, as its buyer sees it. */
export const orderView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    number: z.string(),
    status: z.enum(orderStatuses),
    placedAt: instant,
    updatedAt: instant,
    /** As bought. */
    items: z.array(lineView),
    /** At placing. */
    ...amounts,
    promoCode: z.string().nullable(),
    /** Null once the account was erased. */
    address: addressView.nullable(),
    note: z.string(),
    payment: z
      .strictObject({
        method: z.enum(paymentMethods),
        status: z.enum(orderPayments),
        /** When the order ends unless it is paid; null when nothing is waited for. */
        dueAt: instant.nullable(),
        /** Why the last slip was refused; empty when none was. */
        refusal: z.string(),
        slip: slipView.nullable(),
        /** What is to be paid ahead, in whole rupees as all amounts here; 0 when nothing is. */
        toPay: z.int(),
        /** What was paid back. */
        refunded: z.int(),
        /** What is still to be paid back. */
        refundDue: z.int(),
      })
      .meta({ id: 'OrderPayment' }),
    parcels: z.array(parcelView),
    /** The first one first. */
    refunds: z.array(refundView),
  })
  .meta({ id: 'Order' });

export const presentRefund = (refund: Refund): z.input<typeof refundView> => {
  const { id, dueAt, paidAt, ...fields } = refund;
  const times = contestable(refund);
  return {
    ...{ _id: id, id, ...fields },
    ...{ dueAt: dueAt.toISOString(), paidAt: paidAt?.toISOString() ?? null },
    ...{ mayContestFrom: times?.from.toISOString() ?? null, mayContestUntil: times?.until?.toISOString() ?? null },
  };
};
