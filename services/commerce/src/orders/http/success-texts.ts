import type { ParcelStatus } from '../domain/order.ts';

/** Messages of successes, in the words of the product. */
export const successTexts = {
  ordered: 'Your order has been placed. Thank you!',
  cancelled: 'What had not been sent yet is cancelled.',
  dropped: 'The parcel is sent without it.',
  released: 'The parcel is released. Its pieces can be bought again.',
  contested: 'Thank you. Our team will look at it.',
  slipSent: 'Thank you! We check your payment, and your order goes on as soon as it is found.',
  paid: 'The payment is recorded.',
  refused: 'The slip is refused. The buyer may send another one.',
  noticed: 'The wallet was asked.',
  refundToKept: 'What comes back to you goes there.',
  refundPaid: 'The refund is recorded.',
  givenBack: 'The buyer is notified that you gave it back.',
  courierPlayed: 'The test courier was asked.',
  decided: 'The decision is recorded.',
} as const;

export const stepTexts: Readonly<Record<Exclude<ParcelStatus, 'placed'>, string>> = {
  confirmed: 'The parcel is confirmed.',
  shipped: 'The parcel is on its way.',
  delivered: 'The parcel is delivered.',
  cancelled: 'The parcel is cancelled.',
  refused: 'The refusal is recorded.',
  lost: 'The parcel is recorded as lost.',
  'return-asked': 'Your return has been asked for.',
  returned: 'The return is recorded.',
};
