import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { csvReply, jsonStream, type CsvRow } from './reply.ts';

const table = (...batches: readonly (readonly CsvRow[])[]) =>
  csvReply(
    'table',
    ['Store', 'Amount'],
    (async function* () {
      yield* batches;
    })(),
  );
const written = async (...rows: readonly CsvRow[]) => text((await table(rows)).stream);

test('a table keeps commas, quotes, lines and Urdu, and begins with the mark of UTF-8', async () => {
  expect(await written(['پالتو "1", Lahore', -20], ['two\nlines', 5], [null, 0])).toBe(
    '\uFEFFStore,Amount\r\n"پالتو ""1"", Lahore",-20\r\n"two\nlines",5\r\n,0\r\n',
  );
});

test('what a program for tables would take for a formula is text', async () => {
  const names = ['=HYPERLINK("x")', '+92 300', '-1', '@sum'];
  const lines = (await written(...names.map((name) => [name, 1]))).split('\r\n');
  expect(lines.slice(1, -1)).toEqual([`"'=HYPERLINK(""x"")",1`, `'+92 300,1`, `'-1,1`, `'@sum,1`]);
});

test('batches follow each other, one without rows is a table of a head alone, and what fails at once is no answer', async () => {
  expect(await text((await table([['a', 1]], [], [['b', 2]])).stream)).toBe('\uFEFFStore,Amount\r\na,1\r\nb,2\r\n');
  expect(await text((await table()).stream)).toBe('\uFEFFStore,Amount\r\n');
  const failing = async function* (): AsyncGenerator<readonly CsvRow[]> {
    await Promise.reject(new Error('the database is away'));
    yield [];
  };
  await expect(csvReply('table', ['Store'], failing())).rejects.toThrow('the database is away');
});

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
