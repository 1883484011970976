import { clockTimeAt, dayInPakistan } from '@paltu/reference';
import { dayMs } from '../orders/due-times.ts';

/** What a store sold: parcels that were delivered, and what they came to with shipping, in whole rupees. */
export interface Sold {
  readonly parcels: number;
  readonly amount: number;
}

/** Of one day in Pakistan, such as 2027-03-01. */
export interface DayOfSales extends Sold {
  readonly day: string;
}

/** How many days are looked back, today among them. */
const daysShown = 30;

/** When the first of the days begins that are looked back. */
export const salesSince = (now: Date): Date => new Date(dayInPakistan(now).start.getTime() - (daysShown - 1) * dayMs);

const sumOf = (days: readonly Sold[]): Sold => ({
  parcels: days.reduce((sum, { parcels }) => sum + parcels, 0),
  amount: days.reduce((sum, { amount }) => sum + amount, 0),
});

/** All 30 days until now, the first one first, and what the last, the last 7 and all of them come to. @param sold days on which something was */
export const salesOf = (sold: readonly DayOfSales[], now: Date) => {
  const found = new Map(sold.map((one) => [one.day, one]));
  const first = salesSince(now).getTime();
  const days = Array.from({ length: daysShown }, (_, at): DayOfSales => {
    const day = clockTimeAt(new Date(first + at * dayMs)).date;
    return found.get(day) ?? { day, parcels: 0, amount: 0 };
  });
  return { days, today: sumOf(days.slice(-1)), last7Days: sumOf(days.slice(-7)), last30Days: sumOf(days) };
};

/** What a parcel came to for its store, in whole rupees; what comes back of it later is taken away. */
export interface Sale {
  readonly parcelId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly deliveredAt: Date;
  /** Until then its money waits; null while something about it is open. */
  readonly availableAt: Date | null;
  /** Goods and shipping. */
  readonly sale: number;
  /** What Paltu takes. */
  readonly commission: number;
  /** What Paltu pays for a promo code. */
  readonly promo: number;
  /** What went back to the buyer. */
  readonly returned: number;
  /** What of it is the store's: the sale without commission and returns. */
  readonly yours: number;
  /** Of that, the cash that the store took at the door; the rest is with Paltu or on its way there. */
  readonly cash: number;
  readonly withCourier: number;
}

/** As it is booked: what each account of the store has of a parcel. */
export interface BookedSale extends Pick<
  Sale,
  'parcelId' | 'orderId' | 'orderNumber' | 'deliveredAt' | 'availableAt' | 'sale' | 'commission' | 'promo'
> {
  readonly store: number;
  readonly held: number;
  readonly courier: number;
}

export const saleOf = ({ store, held, courier, ...booked }: BookedSale): Sale => {
  const yours = store + held + courier;
  const returned = booked.sale - booked.commission + booked.promo - yours;
  return { ...booked, returned, yours, cash: held, withCourier: courier };
};
