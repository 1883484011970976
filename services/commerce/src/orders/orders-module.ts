import { knexIdempotencyKeys } from '@paltu/idempotency';
import { newId, type MemberId } from '@paltu/kernel';
import { transactionRunner, type Transaction } from '@paltu/persistence';
import type { PaperId, PapersModule, PictureFormOf } from '@paltu/pictures';
import type { ServiceParts } from '@paltu/runtime';
import { sealRowsAnew, type Seal } from '@paltu/sealing';
import { exportRoute } from '@paltu/service-kit';
import { z } from 'zod';
import { knexBoughtPacks } from './refill-store.ts';
import { jazzCashWallet, type JazzCashAccount } from './jazzcash-adapter.ts';
import {
  knexCaseQueries,
  forgetRefundAccounts,
  knexRefundAccountQueries,
  knexRefundAccounts,
  knexRefundQueries,
  knexRefunds,
} from './refund-store.ts';
import { knexCourierBookings, knexCourierQueries, knexSimulatedCourier, ownDelivery } from './courier-store.ts';
import { knexDeliveries, knexLeavings, knexOrderRepository, readOrderStates, knexShopStock, type StockOfGoods } from './order-store.ts';
import { knexOrderQueries } from './order-queries-store.ts';
import { knexPaymentQueries, knexPayments, knexWalletAttempts, type PaymentQueries } from './payment-store.ts';
import { knexRecalls } from './recall-store.ts';
import { knexSimulatedWallet } from './simulated-wallet-adapter.ts';
import { contactOf, offeredMethods, type Payable } from './checkout.ts';
import { keyReused, refundBeyondHeld } from './order-errors.ts';
import type { Order, OrderId, RefundId } from './order.ts';
import { postingsOf, type Posting } from './consequences.ts';
import { orderOutbox, stateOfOrder } from './order-events.ts';
import { buyerRoutes, orderRoute, exportedOrders } from './order-http.ts';
import { caseRoutes } from './case-http.ts';
import { courierRoutes, parcelRoutes } from './parcel-http.ts';
import { orderPresenter, sentParcelPresenter, type SentParcelPresenter } from './order-presenter-http.ts';
import { sentParcelView } from './order-views-http.ts';
import { paymentRoutes, type PaymentRouteNeeds } from './payment-http.ts';
import { refillRoutes } from './refill-http.ts';
import { refundAccountRoutes } from './refund-account-http.ts';
import { refundRoutes, type ProposedPayments } from './refund-http.ts';
import { walletRoutes } from './wallet-http.ts';
import { changeParcel, remindOfParcels } from './parcel-use-cases.ts';
import { changeRefund, nameRefundAccount } from './refund-use-cases.ts';
import { checkTransfer, sendSlip } from './payment-use-cases.ts';
import { endOrdersOfLeavers, followMember, keepOrder, placeOrder } from './order-use-cases.ts';
import { endUnpaidOrders, inquireAttempts, payByWallet } from './wallet-use-cases.ts';
import { followBookings, playCourier, shipParcel } from './courier-use-cases.ts';
import type {
  ContactDigest,
  BuyersCart,
  InOrderTransaction,
  OrderQueries,
  OrderScope,
  Promos,
  PromoUse,
  StoreLedgers,
} from './order-scope.ts';
import type { SecondAdmin } from '../proposals/proposal.ts';
import { publishRecalls } from './recall-use-cases.ts';

/** What a transaction about orders takes from other slices. */
export interface OrderScopeNeeds extends Pick<ServiceParts, 'outboxIn' | 'clock'> {
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
  readonly isAwayIn: (trx: Transaction) => (memberId: MemberId) => Promise<boolean>;
}

export interface OrdersNeeds extends Omit<OrderScopeNeeds, 'papersIn'>, Pick<ServiceParts, 'database' | 'clock' | 'logger'> {
  readonly papers: Pick<PapersModule, 'uploads' | 'open' | 'papersIn'>;
  readonly formOf: PictureFormOf;
  readonly payable: Payable;
  /** Of phone numbers and addresses. */
  readonly digest: ContactDigest;
  /** Undefined as long as its keys are not given. */
  readonly jazzcash: JazzCashAccount | undefined;
  /** A simulated courier is offered. */
  readonly hasTestCourier: boolean;
  readonly proposed: ProposedPayments;
}

const slipsOf = ({ payment: { slip } }: Order): readonly PaperId[] => (slip === null ? [] : [slip.id]);

const remindEveryMs = 60_000;
const endEveryMs = 5_000;

/** All that a use case may write with, in a transaction. */
export const orderScopeIn =
  ({ outboxIn, clock, seal, stockIn, ledgersIn, papersIn, promosIn, proposalsIn, cartIn, requireThereIn, isAwayIn }: OrderScopeNeeds) =>
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
      recalls: knexRecalls(trx),
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
      isAway: isAwayIn(trx),
    };
  };

interface PayingNeeds
  extends
    Pick<OrdersNeeds, 'database' | 'papers' | 'formOf' | 'clock' | 'logger' | 'payable' | 'jazzcash' | 'seal' | 'proposed'>,
    Pick<PaymentRouteNeeds, 'offered' | 'presentOrder'> {
  readonly inTransaction: InOrderTransaction;
  readonly queries: OrderQueries & PaymentQueries;
  readonly present: SentParcelPresenter;
}

/** Payments by wallets: JazzCash when its keys are configured; others are simulated. */
const walletsOf = ({
  database,
  payable,
  jazzcash: account,
  ...deciding
}: Pick<PayingNeeds, 'database' | 'payable' | 'jazzcash' | 'inTransaction' | 'queries' | 'clock' | 'logger'>) => {
  const simulator = payable.isSimulated ? knexSimulatedWallet(database, deciding.clock) : undefined;
  const jazzcash = account && jazzCashWallet(account);
  const providers = { ...(simulator && { jazzcash: simulator, easypaisa: simulator }), ...(jazzcash && { jazzcash }) };
  const wallet = simulator === undefined && jazzcash === undefined ? undefined : payByWallet({ ...deciding, providers });
  return {
    wallet,
    routes: walletRoutes({ wallet, simulator, jazzcash }),
    jobs: wallet && { 'inquire payments': { everyMs: remindEveryMs, run: inquireAttempts({ ...deciding, wallet }) } },
  };
};

/** Payments ahead, and refunds. */
const payingOf = ({ papers, formOf, offered, seal, proposed, present, presentOrder, ...deciding }: PayingNeeds) => {
  const { wallet, ...wallets } = walletsOf(deciding);
  const accounts = knexRefundAccountQueries(deciding.database, seal);
  const change = changeRefund(deciding);
  return {
    confirmRefund: change.confirm,
    accounts,
    routes: [
      ...paymentRoutes({
        ...{ offered, presentOrder },
        queries: deciding.queries,
        sendSlip: sendSlip({ ...deciding, uploads: papers.uploads }),
        checkTransfer: checkTransfer(deciding),
        form: formOf({ field: 'slip', maxFiles: 1, holds: 'papers', takesJson: false }),
        openPaper: papers.open,
      }),
      ...wallets.routes,
      ...refundRoutes({ queries: knexRefundQueries(deciding.database), accounts, change, proposed }),
      ...caseRoutes({ queries: { ...deciding.queries, ...knexCaseQueries(deciding.database) }, accounts, present, presentOrder }),
      ...refundAccountRoutes({ queries: deciding.queries, accounts, nameRefundAccount: nameRefundAccount(deciding) }),
    ],
    jobs: {
      'end unpaid orders': { everyMs: remindEveryMs, run: endUnpaidOrders({ ...deciding, wallet }) },
      'forget accounts of refunds': { everyMs: remindEveryMs, run: forgetRefundAccounts(deciding.database, deciding.clock) },
      'seal accounts of refunds anew': {
        everyMs: remindEveryMs,
        run: sealRowsAnew({ database: deciding.database, seal, logger: deciding.logger }, { table: 'refund_accounts', id: 'order_id' }),
      },
      ...wallets.jobs,
    },
  };
};

/** For the slice of accessories: notes the orders with a recalled product. */
export const noteRecallIn = (trx: Transaction) => knexRecalls(trx).note;

interface CarryingNeeds extends Pick<OrdersNeeds, 'database' | 'clock' | 'logger' | 'hasTestCourier'> {
  readonly inTransaction: InOrderTransaction;
  readonly queries: OrderQueries;
  readonly present: SentParcelPresenter;
}

/** Couriers: so far the store itself, or a simulated one. */
const carryingOf = ({ database, hasTestCourier, present, ...deciding }: CarryingNeeds) => {
  const simulator = hasTestCourier ? knexSimulatedCourier(database, deciding.clock) : undefined;
  const couriers = simulator === undefined ? [ownDelivery] : [ownDelivery, simulator];
  const follow = followBookings({ ...deciding, queries: knexCourierQueries(database), couriers });
  return {
    ship: shipParcel({ ...deciding, couriers }),
    routes: courierRoutes({ couriers, playCourier: playCourier({ ...deciding, simulator, follow }), present }),
    jobs: { 'follow couriers': { everyMs: remindEveryMs, run: follow } },
  };
};

/** Orders: placed, paid, sent, ended, read. */
export const ordersModule = (needs: OrdersNeeds) => {
  const { database, clock, logger, digest } = needs;
  const inTransaction = transactionRunner(database, orderScopeIn({ ...needs, papersIn: needs.papers.papersIn }));
  const queries = { ...knexOrderQueries(database), ...knexPaymentQueries(database) };
  const [present, presentOrder] = [sentParcelPresenter({ queries, clock }), orderPresenter(clock)];
  const deciding = { inTransaction, queries, clock, logger };
  const change = changeParcel(deciding);
  const leavings = knexLeavings(database, clock);
  const offered = offeredMethods(needs.payable);
  const carrying = carryingOf({ ...needs, present, ...deciding });
  const paying = payingOf({ ...needs, offered, present, presentOrder, ...deciding });

  const ordered = exportedOrders({ queries, accounts: paying.accounts, presentOrder });
  const sold = async function* (memberId: MemberId) {
    for await (const parcels of queries.batchesSold(memberId)) yield await present.many(parcels, memberId);
  };

  return {
    /** A second admin confirms that a refund is paid. */
    confirmRefund: paying.confirmRefund,
    confirmRefuses: [refundBeyondHeld],
    /** Comes first when a member leaves, because it locks no rows that others wait for. */
    followIn: (trx: Transaction) => followMember({ leavings: knexLeavings(trx, clock) }),
    routes: [
      exportRoute({
        path: '/api/v1/orders/export',
        summary: 'All that is kept here of the caller: what they ordered, and what they sold',
        parts: { orders: ordered, soldParcels: { view: z.array(sentParcelView), present: sold } },
      }),
      ...parcelRoutes({ change, ship: carrying.ship, queries, present }),
      ...carrying.routes,
      ...paying.routes,
      ...refillRoutes({ readBoughtPacks: knexBoughtPacks(database), clock }),
      ...buyerRoutes({ placeOrder: placeOrder({ inTransaction, offered, digest, clock }), change, queries, presentOrder }),
      orderRoute({ queries, presentOrder }),
    ],
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
      'publish recalls': { everyMs: endEveryMs, run: publishRecalls({ inTransaction, recalls: knexRecalls(database), clock, logger }) },
      'remind of parcels': { everyMs: remindEveryMs, run: remindOfParcels(deciding) },
      ...paying.jobs,
      ...carrying.jobs,
      'end orders of who left': { everyMs: endEveryMs, run: endOrdersOfLeavers({ inTransaction, leavings, clock, logger }) },
    },
  };
};
