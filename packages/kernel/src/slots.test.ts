import { expect, test } from '@jest/globals';
import { serviceUnavailable } from './app-error.ts';
import { slots, workQueue } from './slots.ts';

const refused = { code: 'service.unavailable' };

test('who comes later waits, in order, and no longer than allowed', async () => {
  const { enter } = slots({ running: 1, waiting: 2, waitMs: 5_000, refusal: serviceUnavailable });
  const leave = await enter();
  const order: number[] = [];
  const [second, third] = [enter(), enter()].map(async (entering, index) => {
    const leaveNext = await entering;
    order.push(index + 2);
    return leaveNext;
  });
  await expect(enter()).rejects.toMatchObject(refused);
  leave();
  (await second)!();
  (await third)!();
  expect(order).toEqual([2, 3]);
});

test('who waited too long is refused, and takes no slot later', async () => {
  const { enter } = slots({ running: 1, waiting: 1, waitMs: 20, refusal: serviceUnavailable });
  const leave = await enter();
  await expect(enter()).rejects.toMatchObject(refused);
  leave();
  expect(await enter()).toBeInstanceOf(Function);
});

test('a slot that is given back twice is one slot', async () => {
  const { enter } = slots({ running: 1, waiting: 0, waitMs: 20, refusal: serviceUnavailable });
  const leave = await enter();
  leave();
  leave();
  await enter();
  await expect(enter()).rejects.toMatchObject(refused);
});

test('it counts how many are inside and how many wait', async () => {
  const { enter, state } = slots({ running: 1, waiting: 1, refusal: serviceUnavailable });
  expect(state()).toEqual({ running: 0, waiting: 0 });
  const leave = await enter();
  const second = enter();
  expect(state()).toEqual({ running: 1, waiting: 1 });
  leave();
  (await second)();
  expect(state()).toEqual({ running: 0, waiting: 0 });
});

const refusal = () => new Error('busy');

/** Work that ends when the test ends it. */
const work = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let hasBegun = false;
  return { run: () => ((hasBegun = true), promise), hasBegun: () => hasBegun, end: resolve, fail: reject };
};
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('only so many run at once, the others in order of arrival', async () => {
  const inTurn = workQueue({ running: 2, waiting: 10, refusal });
  const jobs = [work(), work(), work(), work()];
  const results = jobs.map(({ run }) => inTurn(run));
  await settle();
  expect(jobs.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false]);
  jobs[1]!.end('second');
  await settle();
  expect(jobs.map(({ hasBegun }) => hasBegun())).toEqual([true, true, true, false]);
  jobs.forEach(({ end }, index) => end(String(index)));
  expect(await Promise.all(results)).toEqual(['0', 'second', '2', '3']);
});

test('work is refused at once when too much waits already, and taken again when the queue is shorter', async () => {
  const inTurn = workQueue({ running: 1, waiting: 1, refusal });
  const [first, second, third] = [work(), work(), work()];
  const results = [inTurn(first.run), inTurn(second.run)];
  await expect(inTurn(third.run)).rejects.toThrow('busy');
  first.end('');
  second.end('');
  await Promise.all(results);
  third.end('taken');
  expect(await inTurn(third.run)).toBe('taken');
});

test('work that fails makes room for the next', async () => {
  const inTurn = workQueue({ running: 1, waiting: 1, refusal });
  await expect(inTurn(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await inTurn(async () => 'done')).toBe('done');
});
