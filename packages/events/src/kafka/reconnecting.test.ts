import { expect, test } from '@jest/globals';
import kafkajs from 'kafkajs';
import { reconnecting } from './reconnecting.ts';

const clients = () => {
  const left: number[] = [];
  let made = 0;
  const create = () => {
    const name = (made += 1);
    return { name, connect: async () => undefined, disconnect: async () => void left.push(name) };
  };
  return { left, shared: reconnecting(create) };
};

test('a client that failed is replaced, and left when the other calls on it have ended', async () => {
  const { left, shared } = clients();
  const { promise: answer, resolve } = Promise.withResolvers<void>();
  const slow = shared.use(({ name }) => answer.then(() => name));
  await expect(shared.use(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await shared.use(async ({ name }) => name)).toBe(2);
  expect(left).toEqual([]);
  resolve();
  expect(await slow).toBe(1);
  await Promise.resolve();
  expect(left).toEqual([1]);
  await shared.close();
  expect(left).toEqual([1, 2]);
});

test('a client whose question was merely refused stays', async () => {
  const { left, shared } = clients();
  const refusal = new kafkajs.KafkaJSDeleteGroupsError('the group is not empty', []);
  await expect(shared.use(() => Promise.reject(refusal))).rejects.toThrow('not empty');
  expect(await shared.use(async ({ name }) => name)).toBe(1);
  expect(left).toEqual([]);
});
