import { expect, test } from '@jest/globals';
import type { MemberId } from '@paltu/kernel';
import fc from 'fast-check';
import { sha256 } from '../src/ledgers/data/node-sha256.ts';
import { bookedAfter, verifiedHead } from '../src/ledgers/domain/hash-chain.ts';
import { emptyLedger, type LedgerHead, type LedgerRow, type StoreId } from '../src/ledgers/domain/ledger-row.ts';
import { sendBack, settle, type SettlementStep } from '../src/ledgers/domain/settlement-decisions.ts';
import type { Settlement, SettlementId } from '../src/ledgers/domain/settlement.ts';
import { moneyIn } from '../src/orders/domain/money-in.ts';
import { followRemittance } from '../src/orders/domain/courier-reports.ts';
import type { Order, OrderLine, Parcel, ParcelStatus, Side } from '../src/orders/domain/order.ts';
import { owedBack, refundsOf } from '../src/orders/domain/refunds.ts';
import { cancelOrder, dropPieces, takeStep } from '../src/orders/domain/parcel-steps.ts';
import { postingsOf } from '../src/orders/domain/postings.ts';
import { orderedAt, placedOrder } from './placed-order.ts';

/** What may come next, so that walks reach the end. */
const next: Readonly<Record<ParcelStatus, readonly (readonly [ParcelStatus, Side])[]>> = {
  placed: [['confirmed', 'seller']],
  confirmed: [['shipped', 'seller']],
  shipped: [
    ['delivered', 'seller'],
    ['delivered', 'buyer'],
    ['delivered', 'admin'],
    ['refused', 'seller'],
    ['lost', 'admin'],
  ],
  delivered: [
    ['delivered', 'buyer'],
    ['return-asked', 'buyer'],
  ],
  'return-asked': [
    ['returned', 'seller'],
    ['returned', 'admin'],
    ['delivered', 'seller'],
  ],
  returned: [['return-asked', 'buyer']],
  ...{ cancelled: [], refused: [], lost: [] },
};

const action = fc.oneof(
  { weight: 12, arbitrary: fc.record({ type: fc.constant('step' as const), parcel: fc.nat(3), pick: fc.nat(4), pieces: fc.nat(30) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('drop' as const), parcel: fc.nat(3), line: fc.nat(11), pieces: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('cancel' as const) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('remit' as const), parcel: fc.nat(3), less: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('pay' as const) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('pay back' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('settle' as const), store: fc.nat(3), share: fc.double({ min: 0, max: 1.2, noNaN: true }) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('send back' as const), pick: fc.nat(9) }) },
);
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

const tried = <Result>(decide: () => Result): Result | undefined => {
  try {
    return decide();
  } catch {
    return undefined;
  }
};

const totalOf = ({ lines }: Parcel): number => sum(lines.map(keptOf).map(({ goods, shipping, discount }) => goods + shipping - discount));

/** The shares of the last so many pieces of a line. */
const lastOf = (share: number, pieces: number, ordered: number): number => share - Math.floor((share * (ordered - pieces)) / ordered);
const amountsOfLast = ({ price, ordered, shipping, discount }: OrderLine, pieces: number) => ({
  goods: price * pieces,
  shipping: lastOf(shipping, pieces, ordered),
  discount: lastOf(discount, pieces, ordered),
});
const keptOf = (line: OrderLine) => amountsOfLast(line, line.quantity);
const soldOf = (line: OrderLine) => amountsOfLast(line, line.quantity - line.returned);

const afterReturns = new Date(orderedAt.getTime() + 8 * 24 * 60 * 60_000);
const iban = 'PK36SCBL0000001123456702';
const people = { sellerId: 'seller' as MemberId, madeBy: 'admin' as MemberId };

/** Money as it moves, beside the books: where it went is counted here by hand. */
const walkOf = (placed: Order) => {
  let order = placed;
  let cash = 0;
  const refunds: { amount: number; isPaid: boolean }[] = [];
  const ledgers = new Map<StoreId, { head: LedgerHead; rows: LedgerRow[] }>();
  const settlements = new Map<SettlementId, Settlement>();
  const follow = (after: Order | undefined): void => {
    if (after === undefined) return;
    for (const [at, parcel] of after.parcels.entries())
      if (parcel.deliveredAt !== null && order.parcels[at]?.deliveredAt === null && after.prepaid === 0) cash += totalOf(parcel);
    refunds.push(...refundsOf(order, after).map(({ amount }) => ({ amount, isPaid: false })));
    for (const [id, postings] of Map.groupBy(postingsOf(order, after), ({ storeId }) => storeId)) {
      const storeId = id as string as StoreId;
      const before = ledgers.get(storeId) ?? { head: emptyLedger(storeId), rows: [] };
      const { head, rows } = bookedAfter(before.head, postings, orderedAt, sha256);
      ledgers.set(storeId, { head, rows: [...before.rows, ...rows] });
    }
    order = after;
  };
  const bookSettlement = ({ settlement, posting }: SettlementStep, signed: number): void => {
    const before = ledgers.get(settlement.storeId);
    if (before === undefined) throw new Error('a settlement of a store without a ledger');
    const { head, rows } = bookedAfter(before.head, [posting], afterReturns, sha256);
    ledgers.set(settlement.storeId, { head, rows: [...before.rows, ...rows] });
    settlements.set(settlement.id, settlement);
    cash -= signed;
  };
  /** Any share of what a store may have, also more than that, when nothing is pending any more. */
  const payOut = (at: number, share: number): void => {
    const [storeId, ledger] = [...ledgers][at % Math.max(1, ledgers.size)] ?? [];
    if (storeId === undefined || ledger === undefined) return;
    const account = { storeId, taxNumber: null, payout: { iban, title: 'x' }, payoutChangedAt: orderedAt };
    const wish = {
      id: `settlement-${settlements.size}` as SettlementId,
      amount: Math.ceil(ledger.head.store * share),
      reference: 'x',
      ...people,
    };
    const made =
      wish.amount > 0
        ? tried(() => settle({ head: ledger.head, pending: { ofStore: 0, ofHeld: 0 }, account }, wish, afterReturns))
        : undefined;
    if (made !== undefined) bookSettlement(made, wish.amount);
    else {
      const may = Math.min(ledger.head.store, ledger.head.store + ledger.head.paltu);
      expect(wish.amount <= 0 || wish.amount > may).toBe(true);
    }
  };
  const comeBack = (pick: number): void => {
    const settlement = [...settlements.values()][pick % Math.max(1, settlements.size)];
    const step = settlement && sendBack(settlement, 'x', afterReturns);
    if (step !== undefined) bookSettlement(step, -step.settlement.amount);
  };
  const step = (parcel: Parcel | undefined, pick: number, pieces: number): void => {
    const choices = parcel === undefined ? [] : next[parcel.status];
    const [status, by] = choices[pick % choices.length] ?? [];
    const line = parcel?.lines.find(({ quantity }) => quantity > 0);
    if (parcel === undefined || status === undefined || by === undefined || line === undefined) return;
    const some = [{ accessoryId: line.accessoryId, quantity: 1 + (pieces % line.quantity) }];
    const carriedBy = pieces % 3 === 0 ? ('own-delivery' as const) : ('test-courier' as const);
    const details = { parcelId: parcel.id, status, by, reason: 'x', carriedBy, items: pieces % 2 === 0 ? some : undefined };
    follow(tried(() => takeStep(order, details, orderedAt).state));
  };
  const drop = (parcel: Parcel | undefined, at: number, quantity: number): void => {
    const line = parcel?.lines[at % parcel.lines.length];
    if (parcel === undefined || line === undefined) return;
    const items = [{ accessoryId: line.accessoryId, quantity }];
    follow(tried(() => dropPieces(order, { parcelId: parcel.id, items, reason: 'x' }, orderedAt).state));
  };
  /** Ahead, or once more than the order came to; never for what was paid at the door. */
  const pay = (): void => {
    if (order.prepaid === 0 && order.parcels.some(({ deliveredAt }) => deliveredAt !== null)) return;
    cash += order.amounts.total;
    follow({ ...order, prepaid: order.prepaid + order.amounts.total });
  };
  /** A courier passes on what it took, or a rupee less, which counts for nothing. */
  const remit = (parcel: Parcel | undefined, less: number): void => {
    if (parcel !== undefined) follow(followRemittance(order, parcel.id, totalOf(parcel) - less, orderedAt).state);
  };
  const payBack = (): void => {
    const due = refunds.find(({ isPaid }) => !isPaid);
    if (due === undefined) return;
    due.isPaid = true;
    cash -= due.amount;
  };
  const carryOut = (one: Action): void => {
    if (one.type === 'step') step(order.parcels[one.parcel % order.parcels.length], one.pick, one.pieces);
    else if (one.type === 'drop') drop(order.parcels[one.parcel % order.parcels.length], one.line, one.pieces);
    else if (one.type === 'cancel') follow(tried(() => cancelOrder(order, orderedAt).state));
    else if (one.type === 'remit') remit(order.parcels[one.parcel % order.parcels.length], one.less);
    else if (one.type === 'pay') pay();
    else if (one.type === 'settle') payOut(one.store, one.share);
    else if (one.type === 'send back') comeBack(one.pick);
    else payBack();
  };
  return { carryOut, refunds, ledgers, settlements, order: () => order, cash: () => cash };
};

const isOpen = ({ status }: Parcel): boolean => ['placed', 'confirmed', 'shipped'].includes(status);

/** What the rules of the product give the store of a parcel: goods and shipping less 2 % of the goods, less cash that it has already. */
const dueFor = (order: Order, parcel: Parcel): number => {
  if (parcel.deliveredAt === null) return 0;
  const sold = parcel.lines.map(soldOf);
  const goods = sum(sold.map((one) => one.goods));
  const due = goods + sum(sold.map(({ shipping }) => shipping)) - Math.round((goods * 2) / 100);
  const borne = order.prepaid > 0 || parcel.receivedAt !== null ? 0 : sum(sold.map(({ discount }) => discount));
  return due - borne - (order.prepaid > 0 ? 0 : totalOf(parcel));
};

const checkBooks = ({ order: current, ledgers, settlements, refunds, cash }: ReturnType<typeof walkOf>): void => {
  const order = current();
  for (const { storeId, ...parcel } of order.parcels) {
    const head = ledgers.get(storeId as string as StoreId)?.head ?? emptyLedger(storeId as string as StoreId);
    const paidOut = [...settlements.values()].filter((one) => one.status === 'made' && (one.storeId as string) === storeId);
    expect(head.settled).toBe(sum(paidOut.map(({ amount }) => amount)));
    expect(head.store + head.settled).toBe(dueFor(order, { ...parcel, storeId }));
  }
  const heads = [...ledgers.values()].map(({ head }) => head);
  const withCouriers = order.parcels.filter(
    ({ carriedBy, deliveredAt, remittedAt }) => carriedBy !== 'own-delivery' && deliveredAt !== null && remittedAt === null,
  );
  expect(sum(heads.map(({ courier }) => courier))).toBe(order.prepaid > 0 ? 0 : sum(withCouriers.map(totalOf)));
  const stores = sum(heads.map(({ store, held, courier }) => store + held + courier));
  const forBuyers = sum(refunds.filter(({ isPaid }) => !isPaid).map(({ amount }) => amount));
  const notSentYet = order.prepaid > 0 ? sum(order.parcels.filter(isOpen).map(totalOf)) : 0;
  expect(stores + sum(heads.map(({ paltu }) => paltu)) + forBuyers + notSentYet).toBe(cash());
  for (const [storeId, { head, rows }] of ledgers) expect(verifiedHead(storeId, rows, sha256)).toEqual(head);
};

test('whatever is dropped, cancelled, lost or given back, what stores and Paltu have comes to the cash that moved, and no refund is beyond what was paid', () => {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(placedOrder, fc.array(action, { maxLength: 40, size: 'max' }), (placed, actions) => {
      const walk = walkOf(placed);
      for (const one of actions) {
        const before = walk.refunds.length;
        walk.carryOut(one);
        checkBooks(walk);
        const back = sum(walk.refunds.map(({ amount }) => amount));
        expect([back, back <= moneyIn(walk.order())]).toEqual([owedBack(walk.order()), true]);
        expect(walk.refunds.slice(before).every(({ amount }) => amount > 0)).toBe(true);
      }
      for (const { rows } of walk.ledgers.values()) for (const { kind } of rows) kinds.add(kind);
    }),
    { numRuns: 500 },
  );
  expect([...kinds].sort()).toEqual([
    'cash',
    'commission',
    'commission-return',
    'courier-cash',
    'promo',
    'promo-return',
    'remittance',
    'return',
    'sale',
    'settlement',
    'settlement-return',
  ]);
});

test('a row of a ledger that is changed, taken out or put in shows', () => {
  const storeId = 'store' as StoreId;
  const about = { orderId: 'order', parcelId: 'parcel', kind: 'sale', occasion: '1' } as const;
  const posting = { ...about, from: 'buyers', to: 'store', availableAt: orderedAt } as const;
  const bookedOf = (...amounts: readonly number[]) =>
    bookedAfter(
      emptyLedger(storeId),
      amounts.map((amount) => ({ ...posting, amount })),
      orderedAt,
      sha256,
    );
  const { head, rows } = bookedOf(100, 250, 7);
  expect([head.store, head.buyers, head.rows, verifiedHead(storeId, rows, sha256)]).toEqual([357, -357, 6, head]);
  // The last hash stands for all that is before it, also where that comes to the same.
  expect(bookedOf(250, 100, 7).head).toEqual({ ...head, hash: expect.not.stringMatching(head.hash) });
  const first = rows.slice(0, 2).map((row, at) => ({ ...row, amount: at === 0 ? -101 : 101 }));
  for (const forged of [
    [...first, ...rows.slice(2)],
    rows.toSpliced(2, 2),
    rows.toSpliced(2, 0, ...rows.slice(0, 2)),
    rows.map((row, at) => (at === 3 ? { ...row, balance: 1 } : row)),
    rows.map((row, at) => (at === 5 ? { ...row, kind: 'promo' } : row)),
  ])
    expect(verifiedHead(storeId, forged, sha256)).toBeUndefined();
});
