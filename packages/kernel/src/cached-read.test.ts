import { expect, test } from '@jest/globals';
import { cachedRead } from './cached-read.ts';

const start = () => {
  const state = { now: 0, reads: 0, isDown: false };
  const read = cachedRead({
    read: async () => {
      state.reads += 1;
      if (state.isDown) throw new Error('down');
      return state.reads;
    },
    maxAgeMs: 10,
    clock: { now: () => new Date(state.now) },
  });
  return { state, read };
};

test('many who ask at once share one read, and its answer until it is too old', async () => {
  const { state, read } = start();
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  state.now = 9;
  expect(await read()).toBe(1);
  state.now = 10;
  expect(await read()).toBe(2);
});

test('while it fails the last answer holds, and each who asks has it tried again', async () => {
  const { state, read } = start();
  await read();
  state.isDown = true;
  state.now = 10;
  expect([await read(), await read(), state.reads]).toEqual([1, 1, 3]);
  state.isDown = false;
  expect(await read()).toBe(4);
});

test('it fails when it has never succeeded, and is tried again', async () => {
  const { state, read } = start();
  state.isDown = true;
  await expect(read()).rejects.toThrow('down');
  state.isDown = false;
  expect(await read()).toBe(2);
});
