import { expect, test } from '@jest/globals';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { jsonStream } from './json-stream.ts';

const textOf = async (fields: Readonly<Record<string, unknown>>): Promise<string> => text(Readable.from((await jsonStream(fields)).chunks));

const inBatches = async function* <Item>(...batches: readonly (readonly Item[])[]) {
  yield* batches;
};

test('values and arrays that come in batches are one object', async () => {
  const fields = { orders: inBatches<object>([], [{ id: 1 }, { id: 2 }], [], [{ id: 3 }]), none: inBatches(), store: null, name: 'a "b"' };
  expect(JSON.parse(await textOf(fields))).toEqual({ orders: [{ id: 1 }, { id: 2 }, { id: 3 }], none: [], store: null, name: 'a "b"' });
  expect(await textOf({})).toBe('{}');
});

test('a batch is read when its turn comes', async () => {
  const read: number[] = [];
  const counted = async function* () {
    for (const item of [1, 2, 3]) {
      read.push(item);
      yield [item];
    }
  };
  const { chunks } = await jsonStream({ counted: counted() });
  expect(read).toEqual([1]);
  for await (const _chunk of chunks);
  expect(read).toEqual([1, 2, 3]);
});

test('what fails with the first batch fails before anything is written', async () => {
  const failing = async function* (): AsyncGenerator<readonly unknown[]> {
    throw new Error('away');
  };
  await expect(jsonStream({ orders: failing() })).rejects.toThrow('away');
});
