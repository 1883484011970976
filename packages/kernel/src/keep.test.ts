import { expect, test } from '@jest/globals';
import { keeping } from './keep.ts';

const setUp = () => {
  const log: unknown[] = [];
  const keep = keeping<string, string>({
    save: async (state, before) => void log.push(`${before} becomes ${state}`),
    outbox: { append: async (events) => void log.push(events) },
  });
  return { log, keep };
};

test('a decision is saved, with what was there before, and then its events are appended', async () => {
  const { log, keep } = setUp();
  expect(await keep('open', { state: 'closed', events: ['Closed'] })).toBe('closed');
  expect(log).toEqual(['open becomes closed', ['Closed']]);
});

test('a decision that changes the state and publishes nothing is saved', async () => {
  const { log, keep } = setUp();
  await keep('waiting', { state: 'waiting longer', events: [] });
  expect(log).toEqual(['waiting becomes waiting longer', []]);
});

test('a decision that changes nothing is not written', async () => {
  const { log, keep } = setUp();
  expect(await keep('open', { state: 'open', events: [] })).toBe('open');
  expect(log).toEqual([]);
});

test('a state that cannot be saved publishes nothing', async () => {
  const log: unknown[] = [];
  const keep = keeping<string, string>({
    save: () => Promise.reject(new Error('the name is taken')),
    outbox: { append: async (events) => void log.push(events) },
  });
  await expect(keep('open', { state: 'closed', events: ['Closed'] })).rejects.toThrow('the name is taken');
  expect(log).toEqual([]);
});
