import { knexIdempotencyKeys } from '@paltu/idempotency';
import { newId, type MemberId } from '@paltu/kernel';
import { transactionRunner, type Transaction } from '@paltu/persistence';
import type { PaperId, PapersModule } from '@paltu/pictures';
import type { Absence } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import { sealRowsAnew, type Seal } from '@paltu/sealing';
import type { SecondAdmin } from '../proposals/proposal.ts';
import { caseRoutes } from './case-http.ts';
import { contactOf, offeredMethods, type Payable } from './checkout.ts';
import { postingsOf, type Posting } from './consequences.ts';
import { keyReused } from './order-changes.ts';
import { orderOutbox, stateOfOrder } from './order-events.ts';
import { buyerRoutes, exportOfOrders, type BuyerRouteNeeds } from './order-http.ts';
import { orderPresenter, presentUnpaid, sentParcelPresenter } from './order-presenter-http.ts';
import { knexCaseQueries, knexOrderQueries } from './order-queries-store.ts';
import {
  foldNames,
  forgetRefundAccounts,
  knexCourierBookings,
  knexOrderRecalls,
  knexPayments,
  knexRefundAccountQueries,
  knexRefundAccounts,
  knexRefunds,
  knexWalletAttempts,
} from './order-scope-store.ts';
import type { BuyersCart, ContactDigest, OrderScope, Promos, PromoUse, StoreLedgers } from './order-scope.ts';
import {
  knexDeliveries,
  knexDepartures,
  knexOrderRepository,
  knexShopStock,
  knexSuspensions,
  readOrderStates,
  type StockOfGoods,
} from './order-store.ts';
import { endOrdersOfDeparted, followMember, followSuspensions, keepOrder, placeOrder } from './order-use-cases.ts';
import { orderView, presentRefund, refundView, sentParcelView, unpaidParcelView } from './order-views-http.ts';
import type { Order, OrderId, RefundId } from './order.ts';
import { debtView, dueRefundView, presentDebt, presentDueRefund, refundAccountView } from './refund-views-http.ts';

/** What a transaction about orders takes from other slices. */
interface OrderScopeNeeds extends Pick<ServiceParts, 'outboxIn' | 'clock'> {
  /** Seals the accounts that refunds are paid to. */
  readonly seal: Seal;
  readonly stockIn: (trx: Transaction) => StockOfGoods;
  /** Ledgers of stores. */
  readonly ledgersIn: (trx: Transaction) => {
    book(postings: readonly Posting[]): Promise<void>;
    readPosition: StoreLedgers['readPosition'];
  };
  readonly papersIn: PapersModule['papersIn'];
  readonly promosIn: (trx: Transaction) => Omit<Promos, 'take'> & { take(use: PromoUse): Promise<boolean> };
  /** Refunds that need a second admin. */
  readonly proposalsIn: (trx: Transaction) => SecondAdmin;
  readonly cartIn: (trx: Transaction) => BuyersCart;
  /** @throws AppError `account.deactivated` */
  readonly requireThereIn: (trx: Transaction) => (memberId: MemberId) => Promise<void>;
  readonly absenceIn: (trx: Transaction) => (memberId: MemberId) => Promise<Absence>;
}

interface OrdersNeeds extends Omit<OrderScopeNeeds, 'papersIn'>, Pick<ServiceParts, 'database' | 'clock' | 'logger'> {
  readonly papers: Pick<PapersModule, 'papersIn'>;
  readonly payable: Payable;
  /** Of phone numbers and addresses. */
  readonly digest: ContactDigest;
}

const slipsOf = ({ payment: { slip } }: Order): readonly PaperId[] => (slip === null ? [] : [slip.id]);

const remindEveryMs = 60_000;
const soon = { everyMs: 5_000, followsCommits: true };

/** All that a use case may write with, in a transaction. */
export const orderScopeIn =
  ({ outboxIn, clock, seal, stockIn, ledgersIn, papersIn, promosIn, proposalsIn, cartIn, requireThereIn, absenceIn }: OrderScopeNeeds) =>
  (trx: Transaction): OrderScope => {
    const orders = knexOrderRepository(trx);
    const stock = knexShopStock(trx, stockIn(trx));
    const deliveries = knexDeliveries(trx);
    const payments = knexPayments(trx);
    const attempts = knexWalletAttempts(trx);
    const papers = papersIn(trx);
    const refunds = knexRefunds(trx);
    const refundAccounts = knexRefundAccounts(trx, seal);
    const { book, readPosition } = ledgersIn(trx);
    const ledgers: StoreLedgers = { readPosition, follow: (before, after) => book(postingsOf(before, after)) };
    const outbox = orderOutbox(outboxIn(trx));
    const uses = promosIn(trx);
    const promos: Promos = {
      ...uses,
      take: async ({ id, buyerId, promoCode, address }) =>
        promoCode === null || uses.take({ id, buyerId, promoCode, contact: address && contactOf(address) }),
    };
    return {
      ...{ orders, stock, deliveries, payments, attempts, papers, refunds, refundAccounts, ledgers, promos, outbox },
      recalls: knexOrderRecalls(trx),
      bookings: knexCourierBookings(trx),
      proposals: proposalsIn(trx),
      cart: cartIn(trx),
      keys: knexIdempotencyKeys<OrderId>(trx, keyReused),
      keep: keepOrder({
        ...{ orders, stock, refunds, refundAccounts, ledgers, promos, deliveries, outbox, clock },
        papers: { follow: (before, after) => papers.follow(slipsOf(before), slipsOf(after)) },
        newRefundId: () => newId() as RefundId,
      }),
      requireThere: requireThereIn(trx),
      absenceOf: absenceIn(trx),
    };
  };

/** Orders: placed, kept, ended, read. What parcels, payments and refunds decide about them is kept in its transaction. */
export const ordersModule = ({ papers, payable, digest, ...needs }: OrdersNeeds) => {
  const { database, clock, logger, seal } = needs;
  const inTransaction = transactionRunner(database, orderScopeIn({ ...needs, papersIn: papers.papersIn }));
  const queries = knexOrderQueries(database);
  const accounts = knexRefundAccountQueries(database, seal);
  const [present, presentOrder] = [sentParcelPresenter({ queries, clock }), orderPresenter(clock)];
  const departures = knexDepartures(database, clock);
  const suspensions = knexSuspensions(database);
  return {
    inTransaction,
    queries,
    /** Of refunds. */
    accounts,
    /** How orders, their parcels and their refunds are shown. */
    shown: {
      ...{ orderView, presentOrder, parcelView: sentParcelView, present, unpaidParcelView, presentUnpaid, refundView, presentRefund },
      ...{ debtView, presentDebt, dueRefundView, presentDueRefund, refundAccountView },
    },
    /** Comes first when a member leaves, because it locks no rows that others wait for. */
    followIn: (trx: Transaction) => followMember({ departures: knexDepartures(trx, clock), suspensions: knexSuspensions(trx) }),
    routes: exportOfOrders({ queries, accounts, presentOrder, present }),
    caseRoutes: caseRoutes({ queries: { ...queries, ...knexCaseQueries(database) }, accounts, present, presentOrder }),
    /** @param parcels cancel what is not shipped */
    buyerRoutesWith: ({ cancelOrder }: { readonly cancelOrder: BuyerRouteNeeds['cancelOrder'] }) =>
      buyerRoutes({
        placeOrder: placeOrder({ inTransaction, offered: offeredMethods(payable), digest, clock }),
        ...{ cancelOrder, queries, presentOrder },
      }),
    republishes: [
      {
        name: 'orders',
        readBatch: async (trx: Transaction, after: string | undefined, limit: number) => {
          const { orders, last } = await readOrderStates(trx, after, limit);
          return { events: orders.flatMap(stateOfOrder), last };
        },
      },
    ],
    jobs: {
      'fold names of buyers': { everyMs: remindEveryMs, run: foldNames(database), catchesUp: true },
      'forget accounts of refunds': { everyMs: remindEveryMs, run: forgetRefundAccounts(database, clock) },
      'seal accounts of refunds anew': {
        everyMs: remindEveryMs,
        run: sealRowsAnew({ database, seal, logger }, { table: 'refund_accounts', id: 'order_id' }),
      },
      'end orders of who left': { ...soon, run: endOrdersOfDeparted({ inTransaction, departures, clock, logger }) },
      'follow suspensions of sellers': { ...soon, run: followSuspensions({ inTransaction, suspensions, clock, logger }) },
    },
  };
};
