import { expect, test } from '@jest/globals';
import { workQueue } from './work-queue.ts';

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
