import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fairQueue } from './fair-queue.ts';

const refusal = () => new Error('busy');
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose work ends one by one, when the test ends it. */
const aQueue = (limits: { running: number; waiting: number }) => {
  const inTurn = fairQueue({ ...limits, refusal });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const refused: string[] = [];
  const ask = (name: string, ...askers: string[]): void => {
    const work = () => new Promise<void>((end) => (begun.push(name), ends.push(end)));
    inTurn(askers, work).catch(() => refused.push(name));
  };
  const endOne = async (): Promise<void> => {
    ends.shift()?.();
    await settle();
  };
  return { ask, endOne, begun, refused };
};

const attackers = Array.from({ length: 200 }, (_, index) => `attacker ${index}`);

test.each([
  ['from one address, each with an e-mail of its own', (name: string) => [name, 'one address']],
  ['for one e-mail, each from an address of its own', (name: string) => ['one e-mail', name]],
])('an honest login comes next beside 200 attackers %s', async (_, askersOf) => {
  const { ask, endOne, begun, refused } = aQueue({ running: 2, waiting: 100 });
  for (const name of attackers) ask(name, ...askersOf(name));
  ask('honest', 'sana', 'home');
  await settle();
  expect(refused).not.toContain('honest');
  // Two were running when it came; of those that waited at most one, the first, had no turn before.
  for (let ended = 0; ended < 2; ended += 1) await endOne();
  expect(begun.slice(0, 4)).toContain('honest');
});

test('whenever an honest login comes, nobody who has had a turn since goes before it', async () => {
  const property = fc.asyncProperty(fc.nat({ max: 150 }), fc.nat({ max: 60 }), async (before, ended) => {
    const { ask, endOne, begun, refused } = aQueue({ running: 2, waiting: 100 });
    for (const name of attackers.slice(0, before)) ask(name, name, 'one address');
    await settle();
    for (let count = 0; count < ended; count += 1) await endOne();
    const already = begun.length;
    ask('honest', 'sana', 'home');
    for (const name of attackers.slice(before)) ask(name, name, 'one address');
    await settle();
    for (let count = 0; count < 3; count += 1) await endOne();
    expect(refused).not.toContain('honest');
    expect(begun.indexOf('honest') - already).toBeLessThanOrEqual(1);
  });
  await fc.assert(property, { numRuns: 40 });
});

test.each([
  ['one call after the other', 0],
  ['one call always under way', 1],
])('who asked much while nobody waited, %s, is not put behind for it', async (_, underWay) => {
  const { ask, endOne, begun, refused } = aQueue({ running: 2, waiting: 100 });
  for (let count = 0; count < 300; count += 1) {
    ask('calm', `member ${count}`, 'carrier');
    await settle();
    if (count >= underWay) await endOne();
  }
  for (let time = 0; time < 20; time += 1)
    for (let one = 0; one < 10; one += 1) ask('attack', `e-mail ${time} of ${one}`, `attacker ${one}`);
  ask('honest', 'sana', 'carrier');
  await settle();
  expect(refused).not.toContain('honest');
  // Each of the ten attackers has had at most two turns before it.
  for (let ended = 0; ended < 22; ended += 1) await endOne();
  expect(begun).toContain('honest');
});

test('among equals the order is that of arrival, and only so many run at once', async () => {
  const { ask, endOne, begun } = aQueue({ running: 2, waiting: 10 });
  for (const name of ['a', 'b', 'c', 'd']) ask(name, name);
  await settle();
  expect(begun).toEqual(['a', 'b']);
  await endOne();
  expect(begun).toEqual(['a', 'b', 'c']);
  await endOne();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('when too much waits what would come last is refused, and turns that were refused do not count', async () => {
  const { ask, endOne, begun, refused } = aQueue({ running: 1, waiting: 2 });
  for (const name of ['one', 'two', 'three', 'four', 'five']) ask(name, 'greedy');
  await settle();
  expect(refused).toEqual(['four', 'five']);
  ask('modest', 'modest');
  await settle();
  expect(refused).toEqual(['four', 'five', 'three']);
  for (let ended = 0; ended < 3; ended += 1) await endOne();
  expect(begun).toEqual(['one', 'modest', 'two']);
  ask('greedy again', 'greedy');
  await settle();
  expect(begun.at(-1)).toBe('greedy again');
});

test('work that fails makes room for the next', async () => {
  const inTurn = fairQueue({ running: 1, waiting: 1, refusal });
  await expect(inTurn(['a'], () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await inTurn(['a'], async () => 'done')).toBe('done');
});
