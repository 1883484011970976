import { expect, test } from '@jest/globals';
import { serviceUnavailable } from './refusal.ts';
import { slots } from './slots.ts';

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
