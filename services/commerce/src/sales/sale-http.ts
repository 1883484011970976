import type { Clock, MemberId, Refusal } from '@paltu/kernel';
import { data, forThisReader, ok, pageQuery, paginationOf, paginationView, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import type { SaleQueries } from './sale-store.ts';
import { salesOf, salesSince, type Sale } from './sale.ts';

const soldFields = { parcels: z.int(), amount: z.int() };

const soldView = z.strictObject(soldFields).meta({ id: 'Sold' });

/** Parcels that were delivered, and what they came to with shipping, in whole rupees; by days in Pakistan. */
const salesByDayView = z
  .strictObject({
    today: soldView,
    last7Days: soldView,
    last30Days: soldView,
    /** 30, the first one first. */
    days: z.array(z.strictObject({ day: z.iso.date(), ...soldFields }).meta({ id: 'DayOfSales' })),
  })
  .meta({ id: 'SalesByDay' });

const saleView = z
  .strictObject({
    parcelId: z.uuid(),
    orderId: z.uuid(),
    orderNumber: z.string(),
    deliveredAt: z.iso.datetime(),
    /** Until then its money waits; null while something about it is open. */
    availableAt: z.iso.datetime().nullable(),
    /** Goods and shipping, in whole rupees, as all amounts here. */
    sale: z.int(),
    /** What Paltu takes. */
    commission: z.int(),
    /** What Paltu pays for a promo code. */
    promo: z.int(),
    /** What went back to the buyer. */
    returned: z.int(),
    /** sale - commission + promo - returned */
    yours: z.int(),
    /** Of that, the cash that the store took at the door. */
    cash: z.int(),
    /** Of that, the cash that a courier has taken and not passed on yet. */
    withCourier: z.int(),
  })
  .meta({ id: 'Sale' });

const presentSale = ({ deliveredAt, availableAt, ...sale }: Sale): z.input<typeof saleView> => ({
  ...sale,
  deliveredAt: deliveredAt.toISOString(),
  availableAt: availableAt?.toISOString() ?? null,
});

interface SaleRouteNeeds {
  readonly queries: SaleQueries;
  readonly clock: Clock;
  /** The store of a member. @throws AppError `store.not-found` */
  readonly storeOf: (memberId: MemberId) => Promise<string>;
  readonly storeNotFound: Refusal;
}

/** What owners read of the sales of their store. */
export const saleRoutes = ({ queries, clock, storeOf, storeNotFound }: SaleRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/stores/user/sales-by-day',
    access: 'member',
    summary: "What the caller's store has sold in the last 30 days, day by day: parcels that were delivered",
    answers: { 200: data({ sales: salesByDayView }) },
    refuses: [storeNotFound],
    handle: async ({ actor: { userId } }) => {
      const now = clock.now();
      const days = await queries.listDays(await storeOf(userId), salesSince(now));
      return ok({ sales: salesOf(days, now) }, { headers: forThisReader });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/stores/user/sales',
    access: 'member',
    summary:
      "Each delivered parcel of the caller's store, the last delivered first: what it came to, what Paltu takes, what is the store's; none without a store",
    query: z.object(pageQuery(20)),
    answers: { 200: data({ sales: z.array(saleView), pagination: paginationView }) },
    handle: async ({ actor: { userId }, query }) => {
      const { sales, counted } = await queries.listSales(userId, query);
      return ok({ sales: sales.map(presentSale), pagination: paginationOf(query, counted) }, { headers: forThisReader });
    },
  }),
];
