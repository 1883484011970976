import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId, silentLogger } from '@paltu/kernel';
import { runTransaction, transactionRunner } from '@paltu/persistence';
import { serviceParts } from '@paltu/runtime';
import { eventually } from '@paltu/testing';
import { accessoryOutbox } from '../src/accessories/accessory-events.ts';
import { accessoryScopeIn } from '../src/accessories/accessory-store.ts';
import type { AccessoryId } from '../src/accessories/accessory.ts';
import { stockChanges } from '../src/accessories/stock-use-cases.ts';
import { knexCountPieces } from '../src/popularity/popularity-module.ts';
import { startCommerce, type RunningCommerce } from './running-commerce.ts';

const dayMs = 24 * 60 * 60_000;
let now = new Date('2027-03-01T08:00:00Z');
let commerce: RunningCommerce;
beforeAll(async () => {
  commerce = await startCommerce({ clock: { now: () => now } });
});
afterAll(() => commerce.stop());

test('what was ordered most in ninety days comes first, less what was given back', async () => {
  const { database } = commerce;
  const { outboxIn } = serviceParts({ name: 'commerce', database, logger: silentLogger });
  const unused = () => Promise.reject(new Error('no picture is touched here'));
  const inTransaction = transactionRunner(
    database,
    accessoryScopeIn({
      noteRecallIn: () => unused,
      outboxIn: (trx) => accessoryOutbox(outboxIn(trx)),
      pictures: { picturesIn: () => ({ claim: unused, follow: unused }) },
    }),
  );
  const { owner } = await commerce.someStore();
  const ids = [await commerce.listed(owner), await commerce.listed(owner), await commerce.listed(owner)] as AccessoryId[];
  const [bowl, bed, ball] = ids as [AccessoryId, AccessoryId, AccessoryId];
  const clock = { now: () => now };
  const reserve = (accessoryId: AccessoryId, pieces: number) =>
    inTransaction((scope) => stockChanges(scope, clock).reserve(newId(), [{ accessoryId, pieces }]));
  const order = async (): Promise<string[]> => {
    await commerce.runJob('sum pieces sold');
    const { accessories } = (await commerce.call('GET', '/accessories?sortBy=popularity')).body.data;
    return accessories.map(({ id }: { id: string }) => id) as string[];
  };
  const counted = async (accessoryId: string, version: number) =>
    eventually(
      async () => (await database('sold_accessories').where({ accessory_id: accessoryId, version })).length === 1,
      'the event was counted',
    );

  await reserve(bed, 3);
  now = new Date(now.getTime() + dayMs);
  await reserve(bowl, 2);
  await reserve(ball, 5);
  await inTransaction((scope) => stockChanges(scope, clock).move(newId(), [{ accessoryId: ball, stock: 0, reserved: -4 }]));
  await Promise.all([counted(bed, 2), counted(bowl, 2), counted(ball, 3)]);
  expect(await order()).toEqual([bed, bowl, ball]);
  expect(await database('accessories').whereIn('id', ids).orderBy('popularity').pluck('popularity')).toEqual([1, 2, 3]);
  now = new Date(now.getTime() + 89 * dayMs);
  expect(await order()).toEqual([bowl, ball, bed]);
  now = new Date(now.getTime() + dayMs);
  await order();
  expect(await database('accessories').whereIn('id', ids).pluck('popularity')).toEqual([0, 0, 0]);
});

test('of several events of one product that come together each is counted once, and none that was counted before', async () => {
  const [accessoryId, other] = [newId(), newId()];
  const sold = (version: number, pieces: number) => ({ accessoryId, version, pieces, at: now });
  const count = (...all: Parameters<ReturnType<typeof knexCountPieces>>[0]) =>
    runTransaction(commerce.database, (trx) => knexCountPieces(trx)(all));
  await count(sold(2, 1), sold(3, 5), sold(3, 5), { ...sold(2, 7), accessoryId: other });
  await count(sold(3, 5), sold(4, -2), sold(2, 1));
  const days = commerce.database('sold_days').whereIn('accessory_id', [accessoryId, other]).orderBy('pieces');
  expect(await days.pluck('pieces')).toEqual([4, 7]);
  expect(await commerce.database('sold_accessories').where({ accessory_id: accessoryId }).pluck('version')).toEqual([expect.anything()]);
});
