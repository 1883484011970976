import type { Branded, MemberId } from '@paltu/kernel';
import type { Amounts, ExpectedDays } from '@paltu/reference';

export type OrderId = Branded<string, 'OrderId'>;

export type ParcelId = Branded<string, 'ParcelId'>;

export type AccessoryId = Branded<string, 'AccessoryId'>;

export type StoreId = Branded<string, 'StoreId'>;

export const parcelStatuses = [
  'placed',
  'confirmed',
  'shipped',
  'delivered',
  'cancelled',
  'refused',
  'lost',
  'return-asked',
  'returned',
] as const;

export type ParcelStatus = (typeof parcelStatuses)[number];

/** Who takes a step: one of the two, an admin, or the rules of the product. */
export const sides = ['buyer', 'seller', 'admin', 'product'] as const;

export type Side = (typeof sides)[number];

/** Steps of a contest are in the history, too: of another one later the first is read there alone. */
export const contestCodes = ['contested', 'contest-upheld', 'contest-dismissed'] as const;

/** Why the product itself ended something, or continued it. */
const endingCodes = ['unconfirmed', 'unpaid', 'buyer-left', 'seller-left', 'paid-late', 'courier', 'recalled', 'released'] as const;

/** The seller of a parcel that was not sent is suspended, or let in again; and why such a parcel was cancelled. */
const suspensionCodes = ['store-away', 'store-back'] as const;

export const historyCodes = [...endingCodes, ...suspensionCodes, ...contestCodes] as const;

export type HistoryCode = (typeof historyCodes)[number];

export const courierIds = ['own-delivery', 'test-courier'] as const;

/** By which courier a parcel goes; own-delivery: by the store itself, or by one that it found, so that only the two sides report on it. */
export type CourierId = (typeof courierIds)[number];

export const trackedStates = ['picked-up', 'in-transit', 'out-for-delivery'] as const;

/** How far a shipped parcel is, as its courier reports, in order. */
export type TrackedState = (typeof trackedStates)[number];

export const paymentMethods = ['cash-on-delivery', 'jazzcash', 'easypaisa', 'bank-transfer'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentStates = ['at-door', 'awaiting', 'in-check', 'paid', 'ended'] as const;

/** in-check: a slip waits for an admin; ended: nobody paid in time, or nothing is left to be paid. */
type PaymentState = (typeof paymentStates)[number];

export type SlipId = Branded<string, 'PaperId'>;

/** What a buyer sent to show that money was transferred. */
export interface Slip {
  readonly id: SlipId;
  /** What its sender calls the file. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Of the transfer, as the bank gave it to the buyer. */
  readonly reference: string;
  /** What was to be paid when it was sent, in whole rupees. */
  readonly amount: number;
}

export interface Payment {
  readonly status: PaymentState;
  /** When the order ends unless it is paid; null when no payment is awaited. */
  readonly dueAt: Date | null;
  readonly slip: Slip | null;
  /** When the first slip was sent: another one does not begin the time anew. Null without one. */
  readonly firstSlipAt: Date | null;
  /** Why the last slip was refused; empty when none was. */
  readonly refusal: string;
}

export interface Address {
  readonly fullName: string;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  /** Empty when not given, as the landmark. */
  readonly area: string;
  readonly landmark: string;
}

/** Width and height of the largest rendition, in pixels. */
export interface Picture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** A product as it was when it was ordered; amounts in whole rupees. */
export interface OrderLine {
  readonly accessoryId: AccessoryId;
  readonly name: string;
  readonly picture: Picture | null;
  readonly price: number;
  /** Pieces at placing. */
  readonly ordered: number;
  /** Pieces that the store has not dropped. */
  readonly quantity: number;
  /** Of these, the pieces that came back. */
  readonly returned: number;
  /** Of the returned pieces, those that were put back into stock. */
  readonly restocked: number;
  /** Shares of shipping and discount for all ordered pieces, fixed when the order was placed. */
  readonly shipping: number;
  readonly discount: number;
}

/** Pieces of a line. */
export interface Pieces {
  readonly accessoryId: AccessoryId;
  readonly quantity: number;
}

export interface HistoryEntry {
  readonly status: ParcelStatus;
  readonly at: Date;
  readonly by: Side;
  /** Written by the person who took the step; may be empty. */
  readonly reason: string;
  /** Why the product took the step, or what of a contest it is; empty for other steps of people. */
  readonly code: HistoryCode | '';
}

/** What the buyer wants to give back. */
interface ReturnRequest {
  readonly items: readonly Pieces[];
  readonly reason: string;
}

export const contestKinds = ['not-arrived', 'return-refused', 'refusal'] as const;

/** What a buyer contests: that a delivered parcel came, that the seller is right to refuse a return, or that they refused it at the door. */
export type ContestKind = (typeof contestKinds)[number];

export const contestStatuses = ['open', 'upheld', 'dismissed'] as const;

/** The last one of a parcel: a case for admins, and its money is pending as long as it is open. */
export interface Contest {
  readonly kind: ContestKind;
  /** upheld: the buyer is right. */
  readonly status: (typeof contestStatuses)[number];
  readonly reason: string;
  readonly at: Date;
  /** What the admin who decided wrote to both; empty before. */
  readonly decision: string;
  readonly decidedAt: Date | null;
}

/** Who bears what a promo code takes off. */
type PromoBearer = 'store' | 'paltu';

/** When a parcel should arrive, and what that was reckoned from. */
export interface Expected extends ExpectedDays {
  /** As the store had it when the order was placed. */
  readonly sendsWithinDays: number;
  /** The store is in the city that the parcel goes to. */
  readonly isSameCity: boolean;
}

/** What one store sends of an order. */
export interface Parcel {
  readonly id: ParcelId;
  readonly storeId: StoreId;
  /** As it was when the order was placed. */
  readonly storeName: string;
  /** The member whose store it is. */
  readonly sellerId: MemberId;
  readonly status: ParcelStatus;
  readonly lines: readonly OrderLine[];
  readonly carriedBy: CourierId;
  /** Empty when the seller gave none. */
  readonly courier: string;
  readonly trackingNumber: string;
  /** Null as long as its courier has reported nothing. */
  readonly tracked: TrackedState | null;
  readonly trackedAt: Date | null;
  /** When its courier remitted the cash; null before that, and when it collected none. */
  readonly remittedAt: Date | null;
  /** The cash went to Paltu. In earlier releases it went to the store. */
  readonly isRemittedToPaltu: boolean;
  /** The last one: several may follow one another. */
  readonly returnRequest: ReturnRequest | null;
  readonly contest: Contest | null;
  readonly history: readonly HistoryEntry[];
  /** Since when it has its status. */
  readonly statusAt: Date;
  readonly shippedAt: Date | null;
  /** Null in orders of earlier releases. */
  readonly expected: Expected | null;
  /** Kept when something is returned. */
  readonly deliveredAt: Date | null;
  /** When the buyer confirmed the delivery; null while only the seller reported it. */
  readonly receivedAt: Date | null;
  /** Paltu's commission in percent of the subtotal, fixed when the order was placed. */
  readonly commissionPercent: number;
  /** Null in orders of earlier releases: Paltu bears it once the order is paid ahead, or its buyer has confirmed to have the parcel. */
  readonly promoBorneBy: PromoBearer | null;
  /** The month in Pakistan, such as 2027-03, whose budget Paltu bears it out of. */
  readonly promoMonth: string | null;
  /** How many reminders were published since it has this status. */
  readonly remindersSent: number;
  /** When the next reminder, or the cancellation, is due; null when nothing is awaited. */
  readonly nextDueAt: Date | null;
  /** Buyer and seller disagree, or one does not answer: an admin decides. */
  readonly waitsForAdmin: boolean;
}

export type RefundId = Branded<string, 'RefundId'>;

export const refundStatuses = ['due', 'paid', 'owed-by-store', 'given-back'] as const;

/** Paltu pays what is due, a store gives back what it owes. */
type RefundStatus = (typeof refundStatuses)[number];

export const refundOwers = ['paltu', 'store', 'courier'] as const;

/** Who owes it to the buyer: who has the money. Of a courier it becomes due from Paltu with the cash that is passed on. */
export type RefundOwer = (typeof refundOwers)[number];

/** The buyer contests that the store gave it back, or that it gives nothing back: an admin decides. */
interface RefundContest {
  /** upheld: the store still owes it; dismissed: the buyer has it. */
  readonly status: 'open' | 'upheld' | 'dismissed';
  readonly reason: string;
  /** What the admin who decided wrote to both; empty before. */
  readonly answer: string;
}

/** A refund that one change of an order makes due. */
export interface DueRefund {
  /** Null when more was paid than the order came to. */
  readonly parcelId: ParcelId | null;
  readonly items: readonly Pieces[];
  /** In whole rupees; above 0. */
  readonly amount: number;
}

/** Refunds are rows of their own, because the amounts of an order never change. */
export interface Refund extends DueRefund {
  readonly id: RefundId;
  readonly orderId: OrderId;
  readonly owedBy: RefundOwer;
  readonly status: RefundStatus;
  /** Of the transfer to the buyer; empty before, and where the store gave none. */
  readonly reference: string;
  readonly dueAt: Date;
  /** When its transfer was recorded, or its store confirmed to have given it back. */
  readonly paidAt: Date | null;
  readonly contest: RefundContest | null;
}

/** One checkout: what a buyer ordered, and of which stores. */
export interface Order {
  readonly id: OrderId;
  /** Eight characters, for people. */
  readonly number: string;
  readonly buyerId: MemberId;
  readonly version: number;
  readonly paymentMethod: PaymentMethod;
  /** At placing. */
  readonly amounts: Amounts;
  /** What was paid before anything is sent, in whole rupees; 0 for payment at the door. */
  readonly prepaid: number;
  /** The first one first. */
  readonly refunds: readonly Refund[];
  readonly payment: Payment;
  readonly promoCode: string | null;
  /** Null once the account of the buyer was erased. */
  readonly address: Address | null;
  /** Empty when there was none. */
  readonly note: string;
  readonly placedAt: Date;
  readonly updatedAt: Date;
  /** By store, in the order of their ids. */
  readonly parcels: readonly Parcel[];
}
