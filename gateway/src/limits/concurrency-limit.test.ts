import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { serviceUnavailable, type Leave } from '@paltu/kernel';
import { concurrencyLimit, type ConcurrencyLimits } from './concurrency-limit.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const aLimit = (limits: Partial<ConcurrencyLimits>) => {
  const concurrency = concurrencyLimit({ running: 2, first: 2, waiting: 1_000, waitMs: 3_000, refusal: serviceUnavailable, ...limits });
  const begun: string[] = [];
  const refused: string[] = [];
  const leaves: Leave[] = [];
  const call = (name: string): void => {
    concurrency.enter(name.split(' ')[0] ?? '').then(
      (leave) => void (begun.push(name), leaves.push(leave)),
      () => refused.push(name),
    );
  };
  const settle = async (): Promise<void> => {
    for (let tick = 0; tick < 5; tick += 1) await Promise.resolve();
  };
  const endOne = async (): Promise<void> => {
    leaves.shift()?.();
    await settle();
  };
  return { concurrency, begun, refused, call, settle, endOne };
};

test('callers take turns: one call comes next beside hundreds of another caller', async () => {
  const { begun, call, settle, endOne } = aLimit({});
  for (let number = 0; number < 300; number += 1) call(`attacker ${number}`);
  call('honest 0');
  await settle();
  expect(begun).toEqual(['attacker 0', 'attacker 1']);
  await endOne();
  await endOne();
  expect(begun.slice(2)).toEqual(['attacker 2', 'honest 0']);
});

test('after a start few begin of all who come back at once, and each answer lets in two until all places are open', async () => {
  const { concurrency, begun, call, settle, endOne } = aLimit({ running: 256, first: 16 });
  for (let number = 0; number < 400; number += 1) call(`visitor-${number} 0`);
  await settle();
  expect(begun).toEqual(Array.from({ length: 16 }, (_none, number) => `visitor-${number} 0`));
  await endOne();
  expect([begun.length, concurrency.state()]).toEqual([18, { running: 17, waiting: 382 }]);
  for (let answers = 1; answers < 144; answers += 1) await endOne();
  expect(concurrency.state()).toEqual({ running: 160, waiting: 96 });
  for (let answers = 0; answers < 256; answers += 1) await endOne();
  expect([concurrency.state(), begun.length]).toEqual([{ running: 0, waiting: 0 }, 400]);
  for (let number = 0; number < 300; number += 1) call(`visitor-${number} 1`);
  await settle();
  expect(concurrency.state()).toEqual({ running: 256, waiting: 44 });
});

test('without room the last call of the caller with most is refused, not the one who calls once', async () => {
  const { refused, call, settle } = aLimit({ waiting: 2 });
  for (let number = 0; number < 4; number += 1) call(`attacker ${number}`);
  call('honest 0');
  await settle();
  expect(refused).toEqual(['attacker 3']);
});

test('who waited too long is refused, and takes no place later', async () => {
  const { concurrency, refused, call, settle, endOne } = aLimit({ running: 1, first: 1, waitMs: 3_000 });
  call('a 0');
  call('b 0');
  await settle();
  jest.advanceTimersByTime(3_001);
  await settle();
  expect(refused).toEqual(['b 0']);
  await endOne();
  expect(concurrency.state()).toEqual({ running: 0, waiting: 0 });
});

test('a place that is given back twice is one place', async () => {
  const { concurrency, call, settle } = aLimit({ running: 1, first: 1 });
  const leave = await concurrency.enter('a');
  leave();
  leave();
  call('b 0');
  call('c 0');
  await settle();
  expect(concurrency.state()).toEqual({ running: 1, waiting: 1 });
});
