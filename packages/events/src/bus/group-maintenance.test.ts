import { expect, test } from '@jest/globals';
import { ownMaintenance } from './group-maintenance.ts';

/** Maintenance that lasts until it is ended, and attempts that fail while it does. */
const setUp = () => {
  const { promise, resolve: end } = Promise.withResolvers<boolean>();
  let isLocked = false;
  const maintenance = ownMaintenance(async () => {
    isLocked = true;
    await promise;
    isLocked = false;
    return true;
  });
  let attempts = 0;
  const attempt = async (): Promise<boolean> => {
    attempts += 1;
    return !isLocked;
  };
  return { maintenance, attempt, end: () => end(true), attempts: () => attempts };
};

test('an attempt that met a maintenance of ours is made again when that is over', async () => {
  const { maintenance, attempt, end, attempts } = setUp();
  const maintained = maintenance.run();
  const taken = maintenance.around(attempt);
  await Promise.resolve();
  expect(attempts()).toBe(1);
  end();
  expect([await maintained, await taken]).toEqual([true, true]);
  expect(attempts()).toBe(2);
});

test('an attempt during which a maintenance of ours began is made again too', async () => {
  const { maintenance, end } = setUp();
  let attempts = 0;
  const taken = maintenance.around(async () => {
    attempts += 1;
    if (attempts > 1) return true;
    const maintained = maintenance.run();
    end();
    await maintained;
    return false;
  });
  expect(await taken).toBe(true);
  expect(attempts).toBe(2);
});

test('an attempt that fails without one is not made again, nor one that follows a maintenance', async () => {
  const { maintenance, end } = setUp();
  let attempts = 0;
  const fail = async (): Promise<boolean> => ((attempts += 1), false);
  expect(await maintenance.around(fail)).toBe(false);
  const maintained = maintenance.run();
  end();
  await maintained;
  expect(await maintenance.around(fail)).toBe(false);
  expect(attempts).toBe(2);
});

test('a maintenance that fails is over', async () => {
  const maintenance = ownMaintenance(() => Promise.reject(new Error('away')));
  await expect(maintenance.run()).rejects.toThrow('away');
  expect(await maintenance.around(async () => false)).toBe(false);
});
