import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newId, refusal, silentLogger, type Clock, type MemberId } from '@paltu/kernel';
import { connectDatabase, runTransaction } from '@paltu/persistence';
import { createTestDatabase } from '@paltu/testing';
import type { Knex } from 'knex';
import { createIdempotencyKeysTable, forgetIdempotencyKeys, knexIdempotencyKeys, type Attempt } from '../src/index.ts';

const start = new Date('2027-05-04T05:00:00Z');
const dayMs = 24 * 60 * 60_000;

let now: Date;
const clock: Clock = { now: () => now };
let database: Knex;
let drop: () => Promise<void>;
let memberId: MemberId;
beforeAll(async () => {
  const created = await createTestDatabase();
  ({ drop } = created);
  database = connectDatabase({ url: created.url, applicationName: 'idempotency test', logger: silentLogger });
  await createIdempotencyKeysTable(database);
  await database.raw('create table orders (id uuid primary key)');
});
beforeEach(async () => {
  now = start;
  memberId = newId() as MemberId;
  await database.raw('truncate orders, idempotency_keys');
});
afterAll(async () => {
  await database.destroy();
  await drop();
});

const attemptOf = (details: Partial<Attempt> = {}): Attempt => ({ memberId, key: 'k', sent: ['a cake'], ...details });

/** Places an order in one transaction with its key. @param isRefused in the end */
const order = (attempt: Attempt, isRefused = false): Promise<string> =>
  runTransaction(database, async (trx) => {
    const id = newId();
    const earlier = await knexIdempotencyKeys(trx).claim(attempt, id, now);
    if (earlier !== undefined) return earlier;
    await trx('orders').insert({ id });
    if (isRefused) throw new Error('the order is refused');
    return id;
  });
const find = (attempt: Attempt) => runTransaction(database, (trx) => knexIdempotencyKeys(trx).find(attempt));
const orders = (): Promise<string[]> => database('orders').pluck('id');

describe('an attempt with a key', () => {
  test('leads to one result, however often it is repeated', async () => {
    const id = await order(attemptOf());
    expect([await order(attemptOf()), await find(attemptOf()), await orders()]).toEqual([id, id, [id]]);
  });

  test('leads to one result when it is repeated at the same moment', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => order(attemptOf())));
    expect([new Set(ids).size, await orders()]).toEqual([1, [ids[0]]]);
  });

  test('may be made again when it was refused', async () => {
    await expect(order(attemptOf(), true)).rejects.toThrow('the order is refused');
    expect(await find(attemptOf())).toBeUndefined();
    const id = await order(attemptOf());
    expect(await orders()).toEqual([id]);
  });

  test('for something else is refused', async () => {
    await order(attemptOf());
    const other = attemptOf({ sent: ['two cakes'] });
    for (const attempt of [order, find]) await expect(attempt(other)).rejects.toMatchObject({ code: 'request.key-reused' });
    expect(await orders()).toHaveLength(1);
  });

  test('is refused in the words of the service where it has some', async () => {
    await order(attemptOf());
    const reused = refusal('conflict', 'idempotency-key.reused', 'This key was used for another order');
    const claim = runTransaction(database, (trx) => knexIdempotencyKeys(trx, reused).claim(attemptOf({ sent: [] }), newId(), now));
    await expect(claim).rejects.toMatchObject({ code: 'idempotency-key.reused' });
  });

  test('is not that of another member who uses the same key', async () => {
    await order(attemptOf());
    await order(attemptOf({ memberId: newId() as MemberId }));
    expect(await orders()).toHaveLength(2);
  });
});

test('an attempt without a key is a new one each time, and nothing is kept of it', async () => {
  const keyless = attemptOf({ key: undefined });
  await order(keyless);
  await order(keyless);
  expect([await orders(), await find(keyless), await database('idempotency_keys')]).toEqual([
    [expect.any(String), expect.any(String)],
    undefined,
    [],
  ]);
});

test('a key that was kept for long enough is free again', async () => {
  const { run } = forgetIdempotencyKeys({ database, clock, keptMs: dayMs });
  const id = await order(attemptOf());
  now = new Date(start.getTime() + dayMs);
  expect([await run(), await order(attemptOf())]).toEqual([0, id]);
  now = new Date(start.getTime() + dayMs + 1);
  expect(await run()).toBe(1);
  expect(await order(attemptOf())).not.toBe(id);
});
