import { expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { remindOfParcels } from '../parcels/parcel-use-cases.ts';
import type { UnpaidOrder } from '../payments/payment-store.ts';
import { endUnpaidOrders, inquireAttempts } from '../payments/wallet-use-cases.ts';
import type { AttemptReference, WalletAttempt } from '../payments/wallet.ts';
import type { OrderRecall } from '../recalls/recall.ts';
import { publishRecalls } from '../recalls/recalls-module.ts';
import type { DueParcel, InOrderTransaction, Departure, OrderScope } from './order-scope.ts';
import { endOrdersOfDeparted } from './order-use-cases.ts';
import type { AccessoryId, OrderId, ParcelId } from './order.ts';

// What cannot be asked, or carried out, here fails for ever: those behind it have their turn.

const at = new Date('2027-03-01T08:00:00Z');

const clock = { now: () => at };

const minuteMs = 60_000;

const within =
  (scope: unknown): InOrderTransaction =>
  (work) =>
    work(scope as OrderScope);

const ids = (count: number): OrderId[] => Array.from({ length: count }, (_, id) => `${id}`.padStart(4, '0') as OrderId);

const fails = (id: string): boolean => Number(id) < 250;

/** Orders that nobody can read but those behind the first 250. */
const ordersThatFail = () => {
  const read: string[] = [];
  const readOne = async (id: OrderId) => {
    if (fails(id)) throw new Error('this one fails');
    read.push(id);
    return undefined;
  };
  return { read, findUnlessHeld: readOne };
};

test('wallets are asked about all attempts, whatever fails', async () => {
  const attempts = new Map(
    ids(400).map((id, index) => {
      const nextInquiryAt = new Date(at.getTime() - (1_000 - index) * minuteMs);
      const reference = id as string as AttemptReference;
      return [
        reference,
        { reference, orderId: id, method: 'jazzcash', amount: 1, status: 'open', startedAt: at, nextInquiryAt } as WalletAttempt,
      ];
    }),
  );
  const asked = new Set<string>();
  const queries = {
    listToInquire: async (now: Date, after: WalletAttempt | undefined, limit: number) =>
      [...attempts.values()]
        .filter(({ nextInquiryAt }) => nextInquiryAt !== null && nextInquiryAt <= now)
        .filter(({ nextInquiryAt }) => Number(nextInquiryAt) > Number(after?.nextInquiryAt ?? 0))
        .sort((one, other) => Number(one.nextInquiryAt) - Number(other.nextInquiryAt))
        .slice(0, limit),
  };
  const settle = async (reference: AttemptReference) => {
    asked.add(reference);
    if (fails(reference)) throw new Error('the wallet does not answer');
    return reference as string as OrderId;
  };
  const putOff = async (attempt: WalletAttempt) => void attempts.set(attempt.reference, attempt);
  const run = inquireAttempts({
    inTransaction: within({ attempts: { putOff } }),
    queries,
    wallet: { settle },
    clock,
    logger: silentLogger,
  });
  await run();
  expect(asked.size).toBe(400);
});

test('orders that nobody paid end, whatever wallet of another one cannot be asked', async () => {
  const orders = ordersThatFail();
  const unpaid = ids(450).map((id): UnpaidOrder => ({ id, dueAt: at }));
  const queries = {
    listUnpaid: async (_now: Date, after: UnpaidOrder | undefined, limit: number) =>
      unpaid.filter(({ id }) => after === undefined || id > after.id).slice(0, limit),
    listOpenAttempts: async () => [],
  };
  await endUnpaidOrders({ inTransaction: within({ orders }), queries, wallet: undefined, clock, logger: silentLogger })();
  expect(orders.read).toEqual(ids(450).slice(250));
});

test('everybody is reminded of a parcel, but where that fails', async () => {
  const orders = ordersThatFail();
  const due = ids(450).map((orderId): DueParcel => ({ orderId, parcelId: orderId as string as ParcelId, dueAt: at }));
  const queries = {
    listDue: async (_now: Date, after: DueParcel | undefined, limit: number) =>
      due.filter(({ orderId }) => after === undefined || orderId > after.orderId).slice(0, limit),
  };
  await remindOfParcels({ inTransaction: within({ orders }), queries, clock, logger: silentLogger })();
  expect(orders.read).toEqual(ids(450).slice(250));
});

test('everybody is notified of a recall, but where that fails', async () => {
  const orders = ordersThatFail();
  const recalls = {
    list: async (after: OrderRecall | undefined, limit: number) =>
      ids(450)
        .filter((id) => after === undefined || id > after.orderId)
        .slice(0, limit)
        .map((orderId): OrderRecall => ({ orderId, accessoryId: 'bowl' as AccessoryId, recalledAt: at })),
  };
  await publishRecalls({ inTransaction: within({ orders }), recalls, clock, logger: silentLogger })();
  expect(orders.read).toEqual(ids(450).slice(250));
});

test('orders of who left are gone through to the end, and again where one fails', async () => {
  const ended: string[] = [];
  const kept: string[] = [];
  const orders = {
    listOf: async (_member: string, after: OrderId | undefined) => (after === undefined ? ids(3) : []),
    get: async (id: OrderId) => {
      if (id === '0001') throw new Error('this one fails');
      return { id, parcels: [] };
    },
  };
  const scope = { orders, absenceOf: async () => ({ hasLeft: true }), keep: async (order: { id: string }) => void ended.push(order.id) };
  const departure = { memberId: 'member', isErased: false } as unknown as Departure;
  const departures = {
    add: async () => undefined,
    list: async () => [departure],
    remove: async () => void kept.push('removed'),
  };
  await endOrdersOfDeparted({ inTransaction: within(scope), departures, clock, logger: silentLogger })();
  expect([ended, kept]).toEqual([['0000', '0002'], []]);
});
