import { topics } from '@paltu/contracts';
import { moneyFaults, stockFaults } from '../../product/book-faults.ts';
import type { KeptParcel } from '../../product/kept-books.ts';
import type { Acknowledged } from '../acknowledged-log.ts';
import type { Check, Evidence } from './evidence.ts';
import { eventsById, gaps } from './gaps.ts';

type OfOrder = Extract<Acknowledged, { kind: 'order' }>;

const stockAddsUp: Check = {
  name: 'stock and what was sold come to what was delivered in, and what is reserved to what parcels wait for',
  violations: ({ acknowledged, books }) => {
    const given = new Map(acknowledged.flatMap((entry) => (entry.kind === 'goods' ? [[entry.accessoryId, entry.pieces] as const] : [])));
    const there = new Set(books.goods.map(({ id }) => id));
    const missing = [...given.keys()].filter((id) => !there.has(id)).map((id) => `${id} is not there`);
    return [...missing, ...stockFaults(books, given)];
  },
};

const moneyAddsUp: Check = {
  name: 'ledgers, orders and the cash that came in and goes back come to the same',
  violations: ({ books }) => moneyFaults(books),
};

const isKept = ({ books: { orders, refunds, parcels } }: Evidence, { orderId, step, parcelId, refundId }: OfOrder): boolean => {
  if (step === 'paid') return orders.some(({ id, prepaid }) => id === orderId && prepaid > 0);
  if (step === 'refunded') return refunds.some(({ id, status }) => id === refundId && status === 'paid');
  if (step === 'given-back') return refunds.some(({ id, status }) => id === refundId && status === 'given-back');
  const parcel = parcels.find(({ id }) => id === parcelId);
  if (parcel === undefined) return false;
  return step === 'dropped' ? hasLess(parcel) : parcel.history.includes(step);
};

const hasLess = ({ status, lines }: KeptParcel): boolean =>
  status === 'cancelled' || lines.some(({ ordered, quantity }) => quantity < ordered);

const stepsAreKept: Check = {
  name: 'every acknowledged order, payment, step and refund is stored',
  violations: (evidence) => {
    const orders = new Set(evidence.books.orders.map(({ id }) => id));
    return evidence.acknowledged.flatMap((entry) => {
      if (entry.kind === 'checkout') return orders.has(entry.orderId) ? [] : [`order ${entry.orderId} is not stored`];
      if (entry.kind !== 'order' || isKept(evidence, entry)) return [];
      return [`order ${entry.orderId}, ${entry.step}, is not stored`];
    });
  },
};

const oneOrderPerKey: Check = {
  name: 'a key leads to one order, however often it is sent',
  violations: ({ acknowledged }) => {
    const byKey = Map.groupBy(
      acknowledged.filter((entry) => entry.kind === 'checkout'),
      ({ key }) => key,
    );
    return [...byKey].flatMap(([key, entries]) => {
      const ids = new Set(entries.map(({ orderId }) => orderId));
      return ids.size === 1 ? [] : [`key ${key} led to ${[...ids].join(' and ')}`];
    });
  },
};

const publishedInOrder: Check = {
  name: 'what is published of orders has no gap, and ends with what is stored',
  violations: ({ log, books }) => gaps(eventsById(log, topics.order.name), books.orders),
};

export const bookChecks: readonly Check[] = [stockAddsUp, moneyAddsUp, stepsAreKept, oneOrderPerKey, publishedInOrder];
