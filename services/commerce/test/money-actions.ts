import fc from 'fast-check';
import { hourMs } from '../src/orders/due-times.ts';
import { amountsOfParcel } from '../src/orders/order-amounts.ts';
import type { OrderStep } from '../src/orders/order-changes.ts';
import type { Order, Parcel, ParcelStatus, PaymentMethod, Refund, RefundId, Side } from '../src/orders/order.ts';
import { contestableNow, decideContest, openContest } from '../src/parcels/contest.ts';
import { followRemittance, followReports } from '../src/parcels/courier.ts';
import { cancelOrder, dropPieces, takeStep, passTime } from '../src/parcels/parcel.ts';
import { countPayment, parcelsForLateMoney, amountToPay, isHiddenFromSellers } from '../src/payments/payment.ts';
import { bearableDiscounts } from '../src/promos/promo.ts';
import { contestRefund, decideRefund, giveBack, moveDebt, payRefund } from '../src/refunds/refund-decisions.ts';
import type { MoneyWorld } from './money-world.ts';

/** What may come next, so that walks reach the end. */
const next: Readonly<Record<ParcelStatus, readonly (readonly [ParcelStatus, Side])[]>> = {
  placed: [['confirmed', 'seller']],
  confirmed: [['shipped', 'seller']],
  shipped: [
    ['delivered', 'seller'],
    ['delivered', 'buyer'],
    ['refused', 'seller'],
    ['lost', 'admin'],
  ],
  delivered: [
    ['return-asked', 'buyer'],
    ['delivered', 'buyer'],
  ],
  'return-asked': [
    ['returned', 'seller'],
    ['delivered', 'seller'],
    ['returned', 'admin'],
  ],
  returned: [['return-asked', 'buyer']],
  ...{ cancelled: [], refused: [], lost: [] },
};

const methods = ['cash-on-delivery', 'jazzcash', 'cash-on-delivery', 'bank-transfer'] as const satisfies readonly PaymentMethod[];
const at = { order: fc.nat(6), parcel: fc.nat(1) };
const kind = <Type extends string>(type: Type) => ({ type: fc.constant(type) });
const ofRefund = { refund: fc.nat(9) };

export const action = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      ...kind('place'),
      ...{ buyer: fc.nat(4), store: fc.nat(4), isOfTwo: fc.boolean(), price: fc.integer({ min: 1, max: 100_000_000 }) },
      ...{ pieces: fc.integer({ min: 1, max: 3 }), method: fc.nat(3), promo: fc.boolean() },
    }),
  },
  { weight: 2, arbitrary: fc.record({ ...kind('pay'), order: fc.nat(6), isAgain: fc.boolean() }) },
  { weight: 8, arbitrary: fc.record({ ...kind('step'), ...at, pick: fc.nat(5), isSome: fc.boolean(), byCourier: fc.boolean() }) },
  { weight: 8, arbitrary: fc.record({ ...kind('deliver'), order: fc.nat(6), byCourier: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ ...kind('bring back'), ...at, isAsked: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ ...kind('drop'), ...at }) },
  { weight: 1, arbitrary: fc.record({ ...kind('cancel'), order: fc.nat(6) }) },
  { weight: 2, arbitrary: fc.record({ ...kind('report'), ...at, end: fc.constantFrom('delivered' as const, 'refused' as const) }) },
  { weight: 3, arbitrary: fc.record({ ...kind('remit'), ...at, less: fc.nat(1) }) },
  { weight: 6, arbitrary: fc.record({ ...kind('contest'), ...at, isUpheld: fc.option(fc.boolean()) }) },
  { weight: 4, arbitrary: fc.record({ ...kind('refuse'), ...at, byCourier: fc.boolean() }) },
  { weight: 8, arbitrary: fc.record({ ...kind('settle'), store: fc.nat(4), percent: fc.constantFrom(1, 30, 90, 100, 101, 120) }) },
  { weight: 3, arbitrary: fc.record({ ...kind('send back'), pick: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ ...kind('name account'), store: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ ...kind('suspend'), account: fc.nat(4) }) },
  { weight: 3, arbitrary: fc.record({ ...kind('come back'), pick: fc.nat(4) }) },
  { weight: 4, arbitrary: fc.record({ ...kind('pay back'), ...ofRefund }) },
  { weight: 2, arbitrary: fc.record({ ...kind('give back'), ...ofRefund }) },
  { weight: 2, arbitrary: fc.record({ ...kind('contest refund'), ...ofRefund, isGivenBack: fc.option(fc.boolean()) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...kind('move debt'),
      ...ofRefund,
      to: fc.constantFrom('paltu' as const, 'store' as const),
      percent: fc.integer({ min: 1, max: 100 }),
    }),
  },
  { weight: 8, arbitrary: fc.record({ ...kind('pass'), hours: fc.constantFrom(1, 24, 71, 72, 73, 167, 168, 169, 169) }) },
);
export type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;
type Of<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;

const tried = (decide: () => OrderStep): OrderStep | undefined => {
  try {
    return decide();
  } catch {
    return undefined;
  }
};

/** How the accounts of a world act; `accounts` of them buy and sell. */
export const actorsIn = (world: MoneyWorld, accounts: number) => {
  const decide = (order: number, decideOn: (found: Order) => OrderStep): boolean => {
    const index = world.orders.length === 0 ? -1 : order % world.orders.length;
    const found = world.orders[index];
    const step = found && tried(() => decideOn(found));
    if (step === undefined) return false;
    world.keep(index, step);
    return true;
  };
  const orderAt = (order: number): Order | undefined => world.orders[order % Math.max(1, world.orders.length)];
  const parcelAt = (order: number, parcel: number): Parcel | undefined => {
    const parcels = orderAt(order)?.parcels ?? [];
    return parcels[parcel % Math.max(1, parcels.length)];
  };
  /** With the place of its order. */
  const refundAt = (pick: number, fits: (one: Refund) => boolean) => {
    const all = world.orders.flatMap((found, order) => found.refunds.filter(fits).map((refund) => ({ order, found, refund })));
    return all[pick % Math.max(1, all.length)];
  };
  const storeAt = (store: number): string | undefined => [...world.ledgers.keys()][store % Math.max(1, world.ledgers.size)];

  const isAway = (member: string): boolean => world.suspended.has(member);
  const requireThere = (member: string): void => {
    if (isAway(member)) throw new Error('who is suspended does nothing');
  };

  const pay = ({ order, isAgain }: Of<'pay'>): void => {
    const found = orderAt(order);
    const amount = found && (isAgain ? found.prepaid && found.amounts.total : amountToPay(found));
    if (found === undefined || amount === undefined || amount === 0) return;
    const late = parcelsForLateMoney(found, amount);
    // Nothing of a suspended store is on sale.
    const areAvailable = !late.some(({ sellerId }) => isAway(sellerId));
    const borne = new Map(
      bearableDiscounts(found, areAvailable ? late : []).flatMap(({ parcelId, storeId, amount: discount }) => {
        const month = world.bear(storeId, discount);
        return month === undefined ? [] : [[parcelId, month] as const];
      }),
    );
    if (decide(order, (one) => countPayment(one, { amount, areAvailable, borne }, world.now()))) world.paltu.paidIn += amount;
  };
  const step = ({ order, parcel, pick, isSome, byCourier }: Of<'step'>): void => {
    const found = parcelAt(order, parcel);
    const choices = found === undefined ? [] : next[found.status];
    const [status, by] = choices[pick % choices.length] ?? [];
    const line = found?.lines.find(({ quantity }) => quantity > 0);
    if (found === undefined || status === undefined || by === undefined || line === undefined) return;
    const items = isSome ? [{ accessoryId: line.accessoryId, quantity: 1 }] : undefined;
    const details = { parcelId: found.id, status, by, reason: 'x', items, carriedBy: byCourier ? 'test-courier' : 'own-delivery' } as const;
    decide(order, (one) => {
      if (by === 'seller' && isHiddenFromSellers(one)) throw new Error('sellers do not see it');
      if (by !== 'admin') requireThere(by === 'seller' ? found.sellerId : one.buyerId);
      return takeStep(one, details, world.now());
    });
  };
  const stepWhile = (order: number, parcel: number, byCourier: boolean, ...statuses: readonly ParcelStatus[]): void => {
    for (const status of statuses)
      if (parcelAt(order, parcel)?.status === status) step({ type: 'step', order, parcel, pick: 0, isSome: false, byCourier });
  };
  const remit = ({ order, parcel, less }: Of<'remit'>): void => {
    const found = parcelAt(order, parcel);
    if (found === undefined) return;
    const amount = amountsOfParcel(found).total;
    decide(order, (one) => {
      const passedOn = followRemittance(one, found.id, amount - less, world.now());
      if (passedOn.state === one || world.isRemittedToPaltu) {
        if (passedOn.state !== one) world.paltu.paidIn += amount;
        return passedOn;
      }
      const parcels = passedOn.state.parcels.map((each) => (each.id === found.id ? { ...each, isRemittedToPaltu: false } : each));
      return { ...passedOn, state: { ...passedOn.state, parcels } };
    });
  };
  const parcelOf = (order: Order, { parcelId }: Refund) => order.parcels.find(({ id }) => id === parcelId);
  const payBack = ({ refund: pick }: Of<'pay back'>): void => {
    const due = refundAt(pick, ({ status }) => status === 'due');
    if (due === undefined) return;
    const parcel = parcelOf(due.found, due.refund);
    const position = parcel && parcel.deliveredAt !== null ? world.positionOf(parcel.storeId) : undefined;
    if (decide(due.order, (one) => payRefund(one, { id: due.refund.id, reference: 'x' }, position, world.now())))
      world.paltu.paidOut += due.refund.amount;
  };
  const contestedRefund = ({ refund: pick, isGivenBack }: Of<'contest refund'>): void => {
    const found = refundAt(pick, ({ owedBy }) => owedBy === 'store');
    if (found === undefined) return;
    const { id } = found.refund;
    decide(found.order, (one) =>
      isGivenBack === null
        ? contestRefund(one, { id, reason: 'x' }, world.now())
        : decideRefund(one, { id, isGivenBack, answer: 'x' }, world.now()),
    );
  };
  const move = ({ refund: pick, to, percent }: Of<'move debt'>): void => {
    const moved = refundAt(pick, ({ parcelId }) => parcelId !== null);
    const parcel = moved && parcelOf(moved.found, moved.refund);
    if (moved === undefined || parcel === undefined) return;
    const { id, amount } = moved.refund;
    const part = { id, to, amount: Math.ceil((amount * percent) / 100), newId: `${id}-${amount}` as RefundId };
    decide(moved.order, (one) => moveDebt(one, part, world.positionOf(parcel.storeId), world.now()));
  };
  const pass = ({ hours }: Of<'pass'>): void => {
    world.pass(hours * hourMs);
    for (const [order, { parcels }] of world.orders.entries())
      for (const { id } of parcels) decide(order, (one) => passTime(one, id, world.now()));
  };
  const settle = ({ store, percent }: Of<'settle'>): void => {
    const storeId = storeAt(store);
    const amount = Math.ceil((Math.max(0, world.ledgers.get(storeId ?? '')?.head.store ?? 0) * percent) / 100);
    try {
      if (storeId !== undefined && amount > 0) world.payOut(storeId, amount);
    } catch {
      // Beyond what the store may have.
    }
  };
  const ofParcel = (
    { order, parcel }: { readonly order: number; readonly parcel: number },
    decideOn: (one: Order, found: Parcel) => OrderStep,
  ) => {
    const found = parcelAt(order, parcel);
    if (found !== undefined) decide(order, (one) => decideOn(one, found));
  };
  const report = (one: Of<'report'>): void =>
    ofParcel(one, (order, { id }) => followReports(order, id, [{ status: one.end, at: world.now() }], world.now()));
  const place = ({ buyer, store, isOfTwo, price, pieces, method, promo }: Of<'place'>): void => {
    const stores = new Set([store % accounts, ...(isOfTwo ? [(store + 1) % accounts] : [])]);
    stores.delete(buyer % accounts);
    for (const each of stores) if (isAway(`member-${each}`)) stores.delete(each);
    if (stores.size === 0 || world.orders.length >= 7 || isAway(`member-${buyer % accounts}`)) return;
    const wanted = { buyer: buyer % accounts, stores: [...stores].sort(), price, pieces, method: methods[method] ?? 'jazzcash', promo };
    world.place(wanted);
  };
  const carriedOut: { readonly [Type in Action['type']]: (one: Of<Type>) => void } = {
    place,
    pay,
    step,
    deliver: ({ order, byCourier }) => {
      pay({ type: 'pay', order, isAgain: false });
      for (const parcel of [0, 1]) {
        stepWhile(order, parcel, byCourier, 'placed', 'confirmed');
        if (byCourier) report({ type: 'report', order, parcel, end: 'delivered' });
        else stepWhile(order, parcel, byCourier, 'shipped');
      }
    },
    'bring back': ({ order, parcel, isAsked }) =>
      stepWhile(order, parcel, false, ...(isAsked ? [] : (['delivered'] as const)), 'return-asked'),
    drop: (one) =>
      ofParcel(one, (order, { id, lines, sellerId }) => {
        requireThere(sellerId);
        const items = lines.slice(0, 1).map(({ accessoryId }) => ({ accessoryId, quantity: 1 }));
        return dropPieces(order, { parcelId: id, items, reason: 'x' }, world.now());
      }),
    cancel: ({ order }) =>
      void decide(order, (one) => {
        requireThere(one.buyerId);
        return cancelOrder(one, world.now());
      }),
    report,
    remit,
    // The buyer at the door, or the seller what was to come back.
    refuse: ({ order, parcel, byCourier }) => {
      stepWhile(order, parcel, byCourier, 'placed', 'confirmed', 'delivered');
      const pick = parcelAt(order, parcel)?.status === 'shipped' ? 2 : 1;
      step({ type: 'step', order, parcel, pick, isSome: false, byCourier });
    },
    // Whatever its buyer may contest now; then an admin decides at once, or later.
    contest: (one) => {
      ofParcel(one, (order, parcel) => {
        requireThere(order.buyerId);
        const kind = contestableNow(parcel, world.now())?.kind ?? 'refusal';
        return openContest(order, { parcelId: parcel.id, kind, reason: 'x' }, world.now());
      });
      const { isUpheld } = one;
      if (isUpheld !== null)
        ofParcel(one, (order, { id: parcelId }) => decideContest(order, { parcelId, isUpheld, reason: 'x' }, world.now()));
    },
    settle,
    'send back': ({ pick }) => world.sendBack(pick),
    'name account': ({ store }) => world.nameAccount(storeAt(store) ?? ''),
    suspend: ({ account }) => world.suspend(account % accounts, true),
    'come back': ({ pick }) => {
      const away = Array.from({ length: accounts }, (_, account) => account).filter((account) => isAway(`member-${account}`));
      const account = away[pick % away.length];
      if (account !== undefined) world.suspend(account, false);
    },
    'pay back': payBack,
    'give back': ({ refund: pick }) => {
      const owed = refundAt(pick, ({ status }) => status === 'owed-by-store');
      if (owed !== undefined) decide(owed.order, (one) => giveBack(one, { id: owed.refund.id, reference: '' }, world.now()));
    },
    'contest refund': contestedRefund,
    'move debt': move,
    pass,
  };
  return { carryOut: (one: Action): void => (carriedOut[one.type] as (given: Action) => void)(one) };
};
