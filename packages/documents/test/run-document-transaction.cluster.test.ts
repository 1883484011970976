import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { newId, silentLogger } from '@paltu/kernel';
import { isInfrastructureError } from '@paltu/persistence';
import { clusterEngines, eventually, openTcpProxy } from '@paltu/testing';
import { Schema } from 'mongoose';
import {
  afterDocumentCommit,
  connectDocuments,
  runDocumentTransaction,
  runPart,
  violatedIndex,
  type Documents,
  type DocumentTransaction,
} from '../src/index.ts';

let documents: Documents;
const things = () => documents.connection.model('things');
beforeAll(async () => {
  const url = clusterEngines().mongo.urlFor(`test-${newId()}`);
  documents = connectDocuments({ url, applicationName: 'test', logger: silentLogger });
  documents.connection.model('things', new Schema({ _id: String, count: Number }));
  await documents.prepare();
});
beforeEach(() => things().deleteMany());
afterAll(async () => {
  await documents.connection.dropDatabase();
  await documents.close();
});

const add = (trx: DocumentTransaction, _id: string) => things().create([{ _id, count: 0 }], { session: trx.session });
const increase = (trx: DocumentTransaction, _id: string) =>
  things()
    .updateOne({ _id }, { $inc: { count: 1 } })
    .session(trx.session);
const names = async (): Promise<string[]> => (await things().find().sort('_id').lean()).map(({ _id }) => String(_id));

test('all of it is committed, or nothing', async () => {
  const called: string[] = [];
  expect(
    await runDocumentTransaction(documents, async (trx) => {
      afterDocumentCommit(trx, () => called.push('committed'));
      await add(trx, 'a');
      expect(await names()).toEqual([]);
      return 'answer';
    }),
  ).toBe('answer');
  const failing = runDocumentTransaction(documents, async (trx) => {
    afterDocumentCommit(trx, () => called.push('never'));
    await add(trx, 'b');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect([await names(), called]).toEqual([['a'], ['committed']]);
});

test('transactions that stand in each other’s way all succeed, one after the other', async () => {
  await things().create({ _id: 'a', count: 0 });
  await Promise.all(Array.from({ length: 20 }, () => runDocumentTransaction(documents, (trx) => increase(trx, 'a'))));
  expect(await things().findById('a').lean()).toMatchObject({ count: 20 });
});

test('who waits for long behind others that stand in a way is refused, and nobody after them', async () => {
  await things().create({ _id: 'a', count: 0 });
  const holder = await documents.connection.startSession();
  holder.startTransaction();
  await increase({ session: holder }, 'a');
  const settled: string[] = [];
  const attempt = (name: string) =>
    runDocumentTransaction(documents, (trx) => increase(trx, 'a')).finally(() => settled.push(name)) as Promise<unknown>;
  const first = attempt('first');
  await sleep(300);
  // The first has its turn, and does not come through.
  await expect(attempt('second')).rejects.toMatchObject({ code: 'service.unavailable' });
  expect(settled).toEqual(['second']);
  await holder.abortTransaction();
  await holder.endSession();
  await first;
  await attempt('third');
  expect(await things().findById('a').lean()).toMatchObject({ count: 2 });
}, 30_000);

test('a unique index refuses the second of two, by a violation that is no trouble of the server', async () => {
  await things().create({ _id: 'a', count: 0 });
  const second = runDocumentTransaction(documents, (trx) => add(trx, 'a')).catch((error: unknown) => error);
  expect(isInfrastructureError(await second)).toBe(false);
  expect(violatedIndex(await second)).toBe('_id_');
});

test('of parts that fail only they are undone, whatever was inside of them; the rest is kept', async () => {
  const fail = (message: string) => async (trx: DocumentTransaction) => {
    await add(trx, message);
    throw new Error(message);
  };
  const failed: string[] = [];
  const tryPart = async (trx: DocumentTransaction, part: (trx: DocumentTransaction) => Promise<unknown>) => {
    try {
      await runPart(trx, part);
    } catch (error) {
      if (isInfrastructureError(error)) throw error;
      failed.push((error as Error).message);
    }
  };
  const runs = { count: 0 };
  await runDocumentTransaction(documents, async (trx) => {
    failed.length = 0;
    runs.count += 1;
    await add(trx, 'first');
    await tryPart(trx, fail('one'));
    await tryPart(trx, async (outer) => {
      await add(outer, 'outer');
      await tryPart(outer, fail('inner'));
      await tryPart(outer, (inner) => add(inner, 'kept'));
    });
    await tryPart(trx, async (outer) => {
      await tryPart(outer, fail('lost inner'));
      throw new Error('lost outer');
    });
    await tryPart(trx, (part) => add(part, 'first'));
    await tryPart(trx, (part) => add(part, 'last'));
  });
  expect(await names()).toEqual(['first', 'kept', 'last', 'outer']);
  expect(failed).toEqual(['one', 'inner', 'lost outer', expect.stringContaining('duplicate key')]);
  expect(runs.count).toBe(6);
});

test('what a transaction held whose connection broke for long is free as soon as the server is reached again', async () => {
  await things().create({ _id: 'a', count: 0 });
  const proxy = await openTcpProxy(clusterEngines().mongo.urlFor(documents.connection.name));
  const cutOff = connectDocuments({ url: proxy.url, applicationName: 'cut off', logger: silentLogger });
  await cutOff.ping();
  const counters = cutOff.connection.getClient().db().collection<{ _id: string; count: number }>('things');
  const failing = runDocumentTransaction(cutOff, async ({ session }) => {
    await counters.updateOne({ _id: 'a' }, { $inc: { count: 1 } }, { session });
    await proxy.refuse();
    await counters.updateOne({ _id: 'a' }, { $inc: { count: 1 } }, { session });
  });
  await expect(failing).rejects.toThrow();
  await proxy.pass();
  const passedAt = performance.now();
  const increaseOnce = () => things().updateOne({ _id: 'a' }, { $inc: { count: 1 } }, { maxTimeMS: 500 });
  await eventually(
    () =>
      increaseOnce().then(
        () => true,
        () => false,
      ),
    'it is free',
    30_000,
  );
  // By itself the server ends it twenty seconds after it was begun, or later.
  expect(performance.now() - passedAt).toBeLessThan(8_000);
  expect(await things().findById('a').lean()).toMatchObject({ count: 1 });
  await cutOff.close();
  await proxy.close();
}, 60_000);
