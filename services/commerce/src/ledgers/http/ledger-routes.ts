import type { Clock, MemberId, Refusal } from '@paltu/kernel';
import { data, forThisReader, ok, pageQuery, paginationOf, paginationView, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { balanceOf } from '../domain/balance.ts';
import { ledgerAccounts, type StoreId } from '../domain/ledger-row.ts';
import type { LedgerQueries } from '../use-cases/ports.ts';

export interface LedgerRouteNeeds {
  readonly queries: LedgerQueries;
  readonly clock: Clock;
  /** The store of a member. @throws AppError `store.not-found` */
  readonly storeOf: (memberId: MemberId) => Promise<StoreId>;
  readonly storeNotFound: Refusal;
}

const balanceView = z
  .strictObject({
    /** Of parcels that buyers may still give back, or that something is open about; in whole rupees, as all amounts here. */
    pending: z.int(),
    /** What it has to give back to buyers itself, of cash that it took at the door. */
    debts: z.int(),
    /** What the store may have now; below 0 it owes so much, to Paltu or to buyers. */
    available: z.int(),
    /** What Paltu has of the money for its parcels: nothing is paid out or back beyond that. */
    held: z.int(),
    /** Cash that it took at the door, and keeps. */
    cashHeld: z.int(),
    /** Cash that couriers took for it, and have not passed on yet. */
    withCourier: z.int(),
    /** What it was paid out. */
    settled: z.int(),
    /** That of the last row of the ledger: who kept it can prove what stood behind it. */
    hash: z.string(),
  })
  .meta({ id: 'StoreBalance' });

const rowView = z
  .strictObject({
    /** From 1 without a gap. */
    number: z.int(),
    /** Null for a settlement, as the parcel. */
    orderId: z.uuid().nullable(),
    parcelId: z.uuid().nullable(),
    /** Null for what follows from a parcel. */
    settlementId: z.uuid().nullable(),
    /** What it is for: sale, cash, courier-cash, remittance, commission, promo, return, cash-return, commission-return, promo-return, settlement, settlement-return; more may come. */
    kind: z.string(),
    account: z.enum(ledgerAccounts),
    amount: z.int(),
    balance: z.int(),
    availableAt: z.iso.datetime(),
    bookedAt: z.iso.datetime(),
    /** SHA-256 of the hash before and of the row. */
    hash: z.string(),
  })
  .meta({ id: 'LedgerRow' });

/** What owners read of the ledger of their store. */
export const ledgerRoutes = ({ queries, clock, storeOf, storeNotFound }: LedgerRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/stores/user/balance',
    access: 'member',
    limit: 'reads',
    summary: "Balance of the caller's store",
    answers: { 200: data({ balance: balanceView }) },
    refuses: [storeNotFound],
    handle: async ({ actor: { userId } }) => {
      const { head, claims } = await queries.readState(await storeOf(userId), clock.now());
      return ok({ balance: { ...balanceOf(head, claims), hash: head.hash } }, { headers: forThisReader });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/stores/user/ledger',
    access: 'member',
    limit: 'reads',
    summary: "The ledger of the caller's store, the newest row first",
    query: z.object(pageQuery(20)),
    answers: { 200: data({ rows: z.array(rowView), pagination: paginationView }) },
    refuses: [storeNotFound],
    handle: async ({ actor: { userId }, query }) => {
      const { rows, counted } = await queries.listRows(await storeOf(userId), query);
      const presented = rows.map(({ storeId: _store, occasion: _occasion, availableAt, bookedAt, ...row }) => ({
        ...row,
        availableAt: availableAt.toISOString(),
        bookedAt: bookedAt.toISOString(),
      }));
      return ok({ rows: presented, pagination: paginationOf(query, counted) }, { headers: forThisReader });
    },
  }),
];
