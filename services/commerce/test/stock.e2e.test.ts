import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { accessoryUpdated, stockReleased, stockReserved } from '@paltu/contracts';
import { newId, refusal, silentLogger, systemClock } from '@paltu/kernel';
import { transactionRunner } from '@paltu/persistence';
import { serviceParts } from '@paltu/runtime';
import { eventually } from '@paltu/testing';
import { countDeadlocks } from '@paltu/testing/service';
import { accessoryOutbox } from '../src/accessories/accessory-events.ts';
import { accessoryScopeIn, type InAccessoryTransaction, type StockLine } from '../src/accessories/accessory-store.ts';
import type { AccessoryId } from '../src/accessories/accessory.ts';
import { stockChanges } from '../src/accessories/stock-use-cases.ts';
import { startCommerce, type RunningCommerce, type Someone } from './running-commerce.ts';

const rounds = 20;
let commerce: RunningCommerce;
let inTransaction: InAccessoryTransaction;
let owner: Someone;
beforeAll(async () => {
  commerce = await startCommerce();
  const { database } = commerce;
  const { outboxIn } = serviceParts({ name: 'commerce', database, logger: silentLogger });
  const unused = () => Promise.reject(new Error('no picture is touched here'));
  inTransaction = transactionRunner(
    database,
    accessoryScopeIn({
      noteRecallIn: () => unused,
      outboxIn: (trx) => accessoryOutbox(outboxIn(trx)),
      pictures: { picturesIn: () => ({ claim: unused, follow: unused }) },
    }),
  );
  ({ owner } = await commerce.someStore());
});
afterAll(() => commerce.stop());

let id: AccessoryId;
beforeEach(async () => {
  id = (await commerce.listed(owner, { quantity: 10 })) as AccessoryId;
});

const stockNotEnough = refusal('conflict', 'stock.not-enough', 'There are not enough pieces left');
/** As an order does: all of it or nothing. */
const reserve = (orderId: string, ...lines: readonly StockLine[]) =>
  inTransaction(async (scope) => {
    const reserved = await stockChanges(scope, systemClock).reserve(orderId, lines);
    if (reserved.size < lines.length) throw stockNotEnough();
  });
const move = (orderId: string, stock: number, reserved: number, accessoryId = id) =>
  inTransaction((scope) => stockChanges(scope, systemClock).move(orderId, [{ accessoryId, stock, reserved }]));
const release = (orderId: string, line: StockLine) => move(orderId, 0, -line.pieces, line.accessoryId);
const pieces = (count: number, accessoryId = id): StockLine => ({ accessoryId, pieces: count });
const setQuantity = (quantity: number) => commerce.call('PUT', `/accessories/${id}`, { as: owner, json: { quantity } });
const kept = async (accessoryId = id): Promise<readonly [stock: number, reserved: number, inStock: boolean]> => {
  const { stock, reserved, in_stock } = await commerce.database('accessories').where({ id: accessoryId }).first();
  return [stock, reserved, in_stock];
};
const outcomes = async (work: readonly Promise<unknown>[]): Promise<readonly string[]> =>
  (await Promise.allSettled(work)).map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code)).sort();

describe('pieces that are reserved', () => {
  test('can be bought by nobody else, are published with the order, and can be had again once released', async () => {
    const orderId = newId();
    await reserve(orderId, pieces(4));
    expect([await kept(), await commerce.accessory(id)]).toMatchObject([[10, 4, true], { quantity: 6, inStock: true }]);
    expect(await commerce.untilPublished(stockReserved, id)).toMatchObject({
      accessory: { id, stock: 10, reserved: 4 },
      orderId,
      pieces: 4,
    });
    expect(await commerce.accessory(id, owner)).toMatchObject({ quantity: 6, reserved: 4 });
    await release(orderId, pieces(4));
    expect(await commerce.untilPublished(stockReleased, id)).toMatchObject({
      accessory: { id, reserved: 0, version: 3n },
      orderId,
      pieces: 4,
    });
    await expect(release(orderId, pieces(1))).rejects.toThrow('there are not so many pieces');
  });

  test('leave the store with it, and may come back, and are never more than there are', async () => {
    await reserve(newId(), pieces(4));
    await move(newId(), -4, -4);
    expect([await kept(), await commerce.accessory(id)]).toMatchObject([[6, 0, true], { quantity: 6 }]);
    expect(await commerce.untilPublished(accessoryUpdated, id)).toMatchObject({ accessory: { stock: 6, reserved: 0 } });
    await move(newId(), 3, 0);
    expect(await kept()).toEqual([9, 0, true]);
    await reserve(newId(), pieces(9));
    await expect(move(newId(), -1, 0)).rejects.toThrow('there are not so many pieces');
    expect(await kept()).toEqual([9, 9, false]);
  });

  test('stay reserved whatever quantity the owner sets: that is what can still be bought', async () => {
    await reserve(newId(), pieces(4));
    expect((await setQuantity(0)).body.data.accessory).toMatchObject({ quantity: 0, reserved: 4, inStock: false });
    expect(await kept()).toEqual([4, 4, false]);
    expect((await setQuantity(3)).body.data.accessory).toMatchObject({ quantity: 3, reserved: 4, inStock: true });
    expect(await kept()).toEqual([7, 4, true]);
  });

  test('are there, or none of an order is reserved', async () => {
    const other = (await commerce.listed(owner, { quantity: 1 })) as AccessoryId;
    await expect(reserve(newId(), pieces(2), pieces(2, other))).rejects.toMatchObject({ code: 'stock.not-enough' });
    expect([await kept(), await kept(other)]).toEqual([
      [10, 0, true],
      [1, 0, true],
    ]);
  });

  test('of many products leave their store by one statement, all of them or none', async () => {
    const ids = [id, ...(await Promise.all([1, 2].map(() => commerce.listed(owner, { quantity: 10 }))))] as AccessoryId[];
    await reserve(newId(), ...ids.map((one) => pieces(2, one)));
    const asked: string[] = [];
    const remember = ({ sql }: { readonly sql: string }) => void asked.push(sql);
    const send = (reserved: number) =>
      inTransaction((scope) =>
        stockChanges(scope, systemClock).move(
          newId(),
          ids.map((accessoryId, at) => ({ accessoryId, stock: at === 2 ? reserved : -2, reserved: at === 2 ? reserved : -2 })),
        ),
      );
    await expect(send(-3)).rejects.toThrow('there are not so many pieces');
    expect(await Promise.all(ids.map(kept))).toEqual(Array(3).fill([10, 2, true]));
    commerce.database.on('query', remember);
    await send(-2);
    commerce.database.removeListener('query', remember);
    expect(asked.filter((sql) => /update accessories/.test(sql))).toHaveLength(1);
    expect(await Promise.all(ids.map(kept))).toEqual(Array(3).fill([8, 0, true]));
  });

  test('are never of a draft, nor of a store that is closed', async () => {
    const refused = { code: 'stock.not-enough' };
    const switched = (isActive: boolean) => commerce.call('PATCH', '/stores/status', { as: owner, json: { isActive } });
    await switched(false);
    await expect(reserve(newId(), pieces(1))).rejects.toMatchObject(refused);
    await switched(true);
    await commerce.call('PATCH', `/accessories/${id}/status`, { as: owner, json: { status: 'draft' } });
    await expect(reserve(newId(), pieces(1))).rejects.toMatchObject(refused);
  });
});

describe(`of many at once (${rounds} rounds)`, () => {
  test('who want the last pieces no more have them than there are', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await setQuantity(3);
      const [, before] = await kept();
      const answers = await outcomes(Array.from({ length: 8 }, () => reserve(newId(), pieces(1))));
      expect(answers.filter((answer) => answer === 'done')).toHaveLength(3);
      expect(await kept()).toEqual([before + 3, before + 3, false]);
    }
  }, 120_000);

  test('orders of the same things wait for each other in no circle, whatever the order of their lines', async () => {
    const deadlocks = countDeadlocks(commerce.database);
    const other = (await commerce.listed(owner, { quantity: 1_000 })) as AccessoryId;
    await setQuantity(1_000);
    for (let round = 0; round < rounds; round += 1) {
      const [one, two] = [pieces(1), pieces(1, other)];
      expect(await outcomes([reserve(newId(), one, two), reserve(newId(), two, one)])).toEqual(['done', 'done']);
    }
    // One that PostgreSQL undoes is done again, and its caller does not notice.
    expect(deadlocks()).toBe(0);
    expect(await kept()).toEqual([1_000, 2 * rounds, true]);
  }, 120_000);

  test.each(['reserved', 'moved'] as const)(
    'pieces that are %s are locked in the order of their ids, whatever the order of the lines',
    async (how) => {
      const other = (await commerce.listed(owner, { quantity: 10 })) as AccessoryId;
      const [first, second] = [id, other].sort() as [AccessoryId, AccessoryId];
      // Its row lies behind the other's now: what reads the table as it lies comes to it last.
      await commerce.database('accessories').where({ id: first }).update({ stock: 20 });
      const held = await commerce.database.transaction();
      await held('accessories').where({ id: first }).forUpdate().select('id');
      const moves = [second, first].map((accessoryId) => ({ accessoryId, stock: 1, reserved: 0 }));
      const changing =
        how === 'reserved'
          ? reserve(newId(), pieces(1, second), pieces(1, first))
          : inTransaction((scope) => stockChanges(scope, systemClock).move(newId(), moves));
      const waiting = () => commerce.database('pg_stat_activity').whereRaw("datname = current_database() and wait_event_type = 'Lock'");
      await eventually(async () => (await waiting()).length > 0, 'the change waits for the first');
      const free = await commerce.database('accessories').where({ id: second }).forUpdate().skipLocked().select('id');
      await held.commit();
      await changing;
      expect(free).toEqual([{ id: second }]);
    },
  );

  test('a quantity that is set against a reservation is what can be bought before it or after it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await setQuantity(10);
      const [, before] = await kept();
      await Promise.all([reserve(newId(), pieces(4)), setQuantity(5)]);
      const [stock, reserved] = await kept();
      expect([1, 5]).toContain(stock - reserved);
      expect(reserved).toBe(before + 4);
    }
  }, 120_000);

  test('a store that closes against a reservation has sold before, or sells no more', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [, before] = await kept();
      const answers = await outcomes([
        reserve(newId(), pieces(1)),
        commerce.call('PATCH', '/stores/status', { as: owner, json: { isActive: false } }),
      ]);
      const [, reserved] = await kept();
      expect(reserved - before).toBe(answers.filter((answer) => answer === 'done').length - 1);
      await expect(reserve(newId(), pieces(1))).rejects.toMatchObject({ code: 'stock.not-enough' });
      await commerce.call('PATCH', '/stores/status', { as: owner, json: { isActive: true } });
      await setQuantity(10);
    }
  }, 120_000);
});

test('writers that pass the service by are held off by the fence, and only by it', async () => {
  const oversell = () => commerce.database('accessories').where({ id }).update({ reserved: 11 });
  await expect(oversell()).rejects.toThrow('accessories_never_oversold');
  await commerce.database.raw('alter table accessories drop constraint accessories_never_oversold');
  await oversell();
  expect(await kept()).toEqual([10, 11, false]);
});

test('a reservation touches no index, that of the last piece neither', async () => {
  await commerce.database.transaction(async (trx) => {
    const countHot = async (): Promise<number> => {
      const { rows } = await trx.raw("select pg_stat_get_xact_tuples_hot_updated('accessories'::regclass)::int as count");
      return rows[0].count as number;
    };
    const isHot = async (reserved: number): Promise<boolean> => {
      const before = await countHot();
      await trx('accessories').where({ id }).update({ reserved });
      return (await countHot()) > before;
    };
    expect([await isHot(1), await isHot(10)]).toEqual([true, true]);
  });
});
