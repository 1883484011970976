import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { orderedAt as start, placedOrder as placed } from '../../../test/placed-order.ts';
import { dayMs } from './due-times.ts';
import type { OrderStep } from './order-changes.ts';
import { parcelStatuses, type AccessoryId, type Order, type OrderLine, type ParcelStatus, type Side } from './order.ts';
import { amountsOfLine, amountsOfParcel, droppedOfLine } from './parcel-amounts.ts';
import { cancelOrder, dropPieces, takeStep } from './parcel-steps.ts';
import { passTime } from './product-decisions.ts';
import { stockMovesOf } from './stock-moves.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

test('whatever is ordered, lines add up to parcels and parcels to the order, to the rupee', () => {
  fc.assert(
    fc.property(placed, ({ amounts, parcels }) => {
      const perParcel = parcels.map(amountsOfParcel);
      for (const field of ['subtotal', 'shipping', 'discount', 'total'] as const) {
        expect(sum(perParcel.map((one) => one[field]))).toBe(amounts[field]);
        for (const [at, parcel] of parcels.entries())
          expect(sum(parcel.lines.map((one) => amountsOfLine(one)[field]))).toBe(perParcel[at]?.[field]);
      }
      expect(new Set(parcels.map(({ storeId }) => storeId)).size).toBe(parcels.length);
    }),
  );
});

interface ModelParcel {
  status: ParcelStatus;
  since: number;
  deliveredAt: number;
}

const allowed: Readonly<Record<string, readonly Side[]>> = {
  'placed>confirmed': ['seller'],
  'placed>cancelled': ['buyer', 'seller'],
  'confirmed>shipped': ['seller'],
  'confirmed>cancelled': ['buyer', 'seller'],
  'shipped>delivered': ['seller', 'buyer', 'admin'],
  'shipped>refused': ['seller', 'admin'],
  'shipped>lost': ['admin'],
  'delivered>return-asked': ['buyer'],
  'return-asked>returned': ['seller', 'admin'],
  'return-asked>delivered': ['seller', 'admin'],
};

/** The table of steps as the product's decisions have it. True when it may be taken; then the model is in it. */
const stepInModel = (model: ModelParcel, to: ParcelStatus, by: Side, now: number): boolean => {
  const ever = Object.entries(allowed).some(([step, sides]) => step.endsWith(`>${to}`) && sides.includes(by));
  if (!ever) return false;
  if (model.status === to) return true;
  if (allowed[`${model.status}>${to}`]?.includes(by) !== true) return false;
  if (to === 'return-asked' && now - model.deliveredAt > 7 * dayMs) return false;
  if (to === 'delivered' && model.deliveredAt === 0) model.deliveredAt = now;
  Object.assign(model, { status: to, since: now });
  return true;
};

const action = fc.oneof(
  fc.record({
    type: fc.constant('step' as const),
    parcel: fc.nat(3),
    to: fc.constantFrom(...parcelStatuses),
    by: fc.constantFrom<Side>('buyer', 'seller', 'admin'),
    restock: fc.boolean(),
  }),
  fc.record({ type: fc.constant('drop' as const), parcel: fc.nat(3), line: fc.nat(11), pieces: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ type: fc.constant('cancel' as const) }),
  fc.record({ type: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 200 }) }),
);

const tried = (decide: () => OrderStep): OrderStep | undefined => {
  try {
    return decide();
  } catch {
    return undefined;
  }
};

/** Pieces in the store and reserved of each product, as they are booked. */
type Stock = Map<AccessoryId, { stock: number; reserved: number }>;

const booked = (stock: Stock, before: Order, after: Order): void => {
  for (const { accessoryId, ...move } of stockMovesOf(before, after)) {
    const pieces = stock.get(accessoryId) ?? { stock: 0, reserved: 0 };
    stock.set(accessoryId, { stock: pieces.stock + move.stock, reserved: pieces.reserved + move.reserved });
  }
};

const checkStock = (stock: Stock, order: Order): void => {
  for (const { status, lines, isRestocked } of order.parcels)
    for (const { accessoryId, ordered, quantity, returned } of lines) {
      const isHeld = status === 'placed' || status === 'confirmed';
      const isBack = status === 'cancelled' || status === 'refused';
      const out = isHeld || isBack ? 0 : quantity - (isRestocked ? returned : 0);
      expect(stock.get(accessoryId)).toEqual({ stock: ordered - out, reserved: isHeld ? quantity : 0 });
    }
};

/** An order and what the table of steps has of it, moved on together. */
const walkOf = (before: Order) => {
  let order = before;
  let now = start.getTime();
  const lines = before.parcels.flatMap((parcel) => parcel.lines);
  const stock: Stock = new Map(lines.map((one) => [one.accessoryId, { stock: one.ordered, reserved: one.ordered }]));
  const model = before.parcels.map((): ModelParcel => ({ status: 'placed', since: now, deliveredAt: 0 }));
  const take = (step: OrderStep | undefined): boolean => {
    if (step === undefined) return false;
    booked(stock, order, step.state);
    expect(step.events.map((event) => event.order.version - order.version)).toEqual(step.events.map((_, at) => at + 1));
    order = step.state;
    return true;
  };
  const cancelled = (parcel: ModelParcel) => void Object.assign(parcel, { status: 'cancelled', since: now });
  const isOpen = ({ status }: ModelParcel): boolean => status === 'placed' || status === 'confirmed';

  const step = (at: number, to: ParcelStatus, by: Side, restock: boolean): void => {
    const [parcel, known] = [order.parcels[at], model[at]];
    if (parcel === undefined || known === undefined) return;
    const details = { parcelId: parcel.id, status: to, by, reason: 'x', restock };
    expect(take(tried(() => takeStep(order, details, new Date(now))))).toBe(stepInModel(known, to, by, now));
  };
  const drop = (at: number, line: number, pieces: number): void => {
    const [parcel, known] = [order.parcels[at], model[at]];
    const found = parcel?.lines[line % parcel.lines.length];
    if (parcel === undefined || known === undefined || found === undefined) return;
    const items = [{ accessoryId: found.accessoryId, quantity: pieces }];
    const may = isOpen(known) && pieces <= found.quantity;
    expect(take(tried(() => dropPieces(order, { parcelId: parcel.id, items, reason: 'x' }, new Date(now))))).toBe(may);
    if (may && sum(parcel.lines.map(({ quantity }) => quantity)) === pieces) cancelled(known);
  };
  const cancel = (): void => {
    const open = model.filter(isOpen);
    const may = open.length > 0 || model.every(({ status }) => status === 'cancelled');
    expect(take(tried(() => cancelOrder(order, new Date(now))))).toBe(may);
    open.forEach(cancelled);
  };
  const pass = (hours: number): void => {
    now += hours * 3_600_000;
    for (const { id } of order.parcels) take(passTime(order, id, new Date(now)));
    for (const known of model) if (known.status === 'placed' && now - known.since >= 5 * dayMs) cancelled(known);
  };
  return { step, drop, cancel, pass, model, stock, after: () => order };
};

type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

const carryOut = (walk: ReturnType<typeof walkOf>, one: Action): void => {
  if (one.type === 'step') walk.step(one.parcel, one.to, one.by, one.restock);
  else if (one.type === 'drop') walk.drop(one.parcel, one.line, one.pieces);
  else if (one.type === 'cancel') walk.cancel();
  else walk.pass(one.hours);
};

/** What stays of a line and what was dropped of it come to what it was. */
const checkAmounts = (before: Order, after: Order): void => {
  const amountOf = ({ parcels }: Order, of: (line: OrderLine) => number) => parcels.map(({ lines }) => lines.map(of));
  expect(amountOf(after, (line) => amountsOfLine(line).total + droppedOfLine(line).total)).toEqual(
    amountOf(before, (line) => amountsOfLine(line).total),
  );
};

test('whatever happens, each parcel is where the table of steps has it, its pieces add up, and no rupee of it is lost', () => {
  fc.assert(
    fc.property(placed, fc.array(action, { maxLength: 40 }), (before, actions) => {
      const walk = walkOf(before);
      for (const one of actions) {
        carryOut(walk, one);
        expect(walk.after().parcels.map(({ status }) => status)).toEqual(walk.model.map(({ status }) => status));
      }
      checkStock(walk.stock, walk.after());
      checkAmounts(before, walk.after());
    }),
    { numRuns: 500 },
  );
});
