import { expect, test } from '@jest/globals';
import type { MemberId } from '@paltu/kernel';
import fc from 'fast-check';
import { orderedAt as start, placedOrder as placed } from '../../test/placed-order.ts';
import { stockMovesOf } from '../orders/consequences.ts';
import { dayMs } from '../orders/due-times.ts';
import { amountsOfLine, amountsOfParcel, droppedOfLine } from '../orders/order-amounts.ts';
import { followSuspension, type OrderStep } from '../orders/order-changes.ts';
import {
  parcelStatuses,
  type AccessoryId,
  type Order,
  type OrderLine,
  type ParcelStatus,
  type Pieces,
  type Side,
} from '../orders/order.ts';
import { passTime, cancelOrder, dropPieces, takeStep } from './parcel.ts';

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
  /** Its seller is suspended; 0 while they are not. */
  awaySince: number;
  /** By product, of those that were sent: pieces with the buyer, asked to be returned, back in stock. */
  pieces: Map<AccessoryId, { left: number; asked: number; restocked: number }>;
}

const allowed: Readonly<Record<string, readonly Side[]>> = {
  'placed>confirmed': ['seller'],
  'placed>cancelled': ['buyer', 'seller', 'admin'],
  'confirmed>shipped': ['seller'],
  'confirmed>cancelled': ['buyer', 'seller', 'admin'],
  'shipped>delivered': ['seller', 'buyer', 'admin'],
  'shipped>refused': ['seller', 'admin'],
  'shipped>lost': ['admin'],
  'delivered>return-asked': ['buyer'],
  'returned>return-asked': ['buyer'],
  'return-asked>returned': ['seller', 'admin'],
  'return-asked>delivered': ['seller', 'admin'],
};

interface ModelStep {
  readonly to: ParcelStatus;
  readonly by: Side;
  /** All that are left when undefined. */
  readonly items: readonly Pieces[] | undefined;
  readonly restock: boolean;
  readonly now: number;
}

/** Whether so many pieces can be given back; then they are asked for. */
const askedInModel = ({ pieces, deliveredAt }: ModelParcel, items: readonly Pieces[] | undefined, now: number): boolean => {
  if (now - deliveredAt > 7 * dayMs) return false;
  const all = [...pieces].map(([accessoryId, { left }]) => ({ accessoryId, quantity: left }));
  if (all.every(({ quantity }) => quantity === 0)) return false;
  const asked = items ?? all;
  if (asked.some(({ accessoryId, quantity }) => quantity > (pieces.get(accessoryId)?.left ?? 0))) return false;
  for (const one of pieces.values()) one.asked = 0;
  for (const { accessoryId, quantity } of asked) Object.assign(pieces.get(accessoryId) ?? {}, { asked: quantity });
  return true;
};

const returnedInModel = ({ pieces }: ModelParcel, restock: boolean): void => {
  for (const one of pieces.values())
    Object.assign(one, { left: one.left - one.asked, restocked: one.restocked + (restock ? one.asked : 0) });
};

/** An admin cancels what its seller cannot send. */
const mayInModel = (model: ModelParcel, { to, by }: Pick<ModelStep, 'to' | 'by'>): boolean =>
  allowed[`${model.status}>${to}`]?.includes(by) === true && (to !== 'cancelled' || by !== 'admin' || model.awaySince > 0);

/** The table of steps as the product's decisions have it. True when it may be taken; then the model is in it. */
const stepInModel = (model: ModelParcel, { to, by, items, restock, now }: ModelStep): boolean => {
  if (!Object.entries(allowed).some(([step, sides]) => step.endsWith(`>${to}`) && sides.includes(by))) return false;
  if (model.status === to) return true;
  if (!mayInModel(model, { to, by })) return false;
  if (to === 'return-asked' && !askedInModel(model, items, now)) return false;
  if (to === 'returned') returnedInModel(model, restock);
  if (to === 'delivered') model.deliveredAt ||= now;
  Object.assign(model, { status: to, since: now });
  return true;
};

const stepFields = {
  type: fc.constant('step' as const),
  parcel: fc.nat(3),
  restock: fc.boolean(),
  some: fc.option(fc.record({ line: fc.nat(11), pieces: fc.integer({ min: 1, max: 8 }) }), { nil: undefined }),
};

const action = fc.oneof(
  fc.record({
    ...stepFields,
    choice: fc.record({ to: fc.constantFrom(...parcelStatuses), by: fc.constantFrom<Side>('buyer', 'seller', 'admin') }),
  }),
  // One that may come next, so that walks reach the end: several returns of one parcel.
  { weight: 12, arbitrary: fc.record({ ...stepFields, choice: fc.nat(9) }) },
  fc.record({ type: fc.constant('drop' as const), parcel: fc.nat(3), line: fc.nat(11), pieces: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ type: fc.constant('cancel' as const) }),
  fc.record({ type: fc.constant('suspend' as const), parcel: fc.nat(3), isSuspended: fc.boolean() }),
  fc.record({ type: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 100 }) }),
);

type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

type StepAction = Extract<Action, { readonly type: 'step' }>;

/** The step that is chosen, or that may come next. */
const chosenStep = ({ status }: ModelParcel, choice: StepAction['choice']): { readonly to: ParcelStatus; readonly by: Side } => {
  if (typeof choice !== 'number') return choice;
  const all = Object.entries(allowed).filter(([step]) => step.startsWith(`${status}>`));
  const onward = all.filter(([step]) => !/(cancelled|refused|lost)$/.test(step));
  const [next, sides] = (choice < 9 ? onward : all)[choice % Math.max(1, onward.length)] ?? [];
  return { to: (next?.split('>')[1] ?? 'confirmed') as ParcelStatus, by: sides?.[choice % sides.length] ?? 'seller' };
};

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

const heldIn: readonly ParcelStatus[] = ['placed', 'confirmed'];
const notOutIn: readonly ParcelStatus[] = [...heldIn, 'cancelled', 'refused'];

const checkStock = (stock: Stock, order: Order, model: readonly ModelParcel[]): void => {
  for (const [at, { status, lines }] of order.parcels.entries())
    for (const { accessoryId, ordered, quantity, returned } of lines) {
      const known = model[at]?.pieces.get(accessoryId);
      const out = notOutIn.includes(status) ? 0 : quantity - (known?.restocked ?? 0);
      expect(quantity - returned).toBe(known?.left);
      expect(stock.get(accessoryId)).toEqual({ stock: ordered - out, reserved: heldIn.includes(status) ? quantity : 0 });
    }
};

/** An order and what the table of steps has of it, moved on together. */
const walkOf = (before: Order) => {
  let order = before;
  let now = start.getTime();
  const lines = before.parcels.flatMap((parcel) => parcel.lines);
  const stock: Stock = new Map(lines.map((one) => [one.accessoryId, { stock: one.ordered, reserved: one.ordered }]));
  const model = before.parcels.map((parcel): ModelParcel => {
    const pieces = new Map(parcel.lines.map((one) => [one.accessoryId, { left: one.quantity, asked: 0, restocked: 0 }]));
    return { status: 'placed', since: now, deliveredAt: 0, awaySince: 0, pieces };
  });
  const take = (step: OrderStep | undefined): boolean => {
    if (step === undefined) return false;
    booked(stock, order, step.state);
    expect(step.events.map((event) => event.order.version - order.version)).toEqual(step.events.map((_, at) => at + 1));
    order = step.state;
    return true;
  };
  const cancelled = (parcel: ModelParcel) => void Object.assign(parcel, { status: 'cancelled', since: now });
  const isOpen = ({ status }: ModelParcel): boolean => status === 'placed' || status === 'confirmed';

  const step = ({ parcel: at, choice, restock, some }: StepAction): void => {
    const [parcel, known] = [order.parcels[at % model.length], model[at % model.length]];
    if (parcel === undefined || known === undefined) return;
    const { to, by } = chosenStep(known, choice);
    const line = parcel.lines[(some?.line ?? 0) % parcel.lines.length];
    const items = some && line && [{ accessoryId: line.accessoryId, quantity: some.pieces }];
    const details = { parcelId: parcel.id, status: to, by, reason: 'x', restock, items };
    expect(take(tried(() => takeStep(order, details, new Date(now))))).toBe(stepInModel(known, { to, by, items, restock, now }));
  };
  const drop = (at: number, line: number, pieces: number): void => {
    const [parcel, known] = [order.parcels[at], model[at]];
    const found = parcel?.lines[line % parcel.lines.length];
    if (parcel === undefined || known === undefined || found === undefined) return;
    const items = [{ accessoryId: found.accessoryId, quantity: pieces }];
    const may = isOpen(known) && pieces <= found.quantity;
    expect(take(tried(() => dropPieces(order, { parcelId: parcel.id, items, reason: 'x' }, new Date(now))))).toBe(may);
    const kept = known.pieces.get(found.accessoryId);
    // What is dropped with the last piece is cancelled, and stays in its line.
    const isAll = sum(parcel.lines.map(({ quantity }) => quantity)) === pieces;
    if (may && isAll) cancelled(known);
    else if (may && kept !== undefined) kept.left -= pieces;
  };
  const cancel = (): void => {
    const open = model.filter(isOpen);
    const may = open.length > 0 || model.every(({ status }) => status === 'cancelled');
    expect(take(tried(() => cancelOrder(order, new Date(now))))).toBe(may);
    open.forEach(cancelled);
  };
  const suspend = (at: number, isSuspended: boolean): void => {
    const seller = order.parcels[at % model.length]?.sellerId as MemberId;
    for (const [index, known] of model.entries())
      if (isOpen(known) && order.parcels[index]?.sellerId === seller) known.awaySince = isSuspended ? known.awaySince || now : 0;
    take(followSuspension(order, seller, isSuspended, new Date(now)));
  };
  const pass = (hours: number): void => {
    now += hours * 3_600_000;
    for (const { id } of order.parcels) take(passTime(order, id, new Date(now)));
    for (const known of model) if (known.status === 'placed' && now - known.since >= 5 * dayMs) cancelled(known);
    for (const known of model)
      if (known.status === 'confirmed' && known.awaySince > 0 && now - Math.max(known.since, known.awaySince) >= 5 * dayMs)
        cancelled(known);
  };
  return { step, drop, cancel, suspend, pass, model, stock, after: () => order };
};

const carryOut = (walk: ReturnType<typeof walkOf>, one: Action): void => {
  if (one.type === 'step') walk.step(one);
  else if (one.type === 'drop') walk.drop(one.parcel, one.line, one.pieces);
  else if (one.type === 'cancel') walk.cancel();
  else if (one.type === 'suspend') walk.suspend(one.parcel, one.isSuspended);
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
      checkStock(walk.stock, walk.after(), walk.model);
      checkAmounts(before, walk.after());
    }),
    { numRuns: 500 },
  );
});
