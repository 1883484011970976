import { afterEach, expect, jest, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { askShared, sharedPresence } from './redis-limiters.ts';

afterEach(() => void jest.restoreAllMocks());

type Port = () => Promise<string>;

/** One that is silent until the test decides what becomes of a call. */
const aShared = () => {
  const calls: ReturnType<typeof Promise.withResolvers<string>>[] = [];
  const shared: Port = () => {
    const call = Promise.withResolvers<string>();
    calls.push(call);
    return call.promise;
  };
  return { shared, calls };
};

test('of all calls while the shared one is silent a single one asks whether it is back, and none waits for that', async () => {
  const { shared, calls } = aShared();
  const ask = askShared<Port>(shared, async () => 'own', sharedPresence('redis:6379', silentLogger));
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
  const first = ask((port) => port());
  calls[0]?.reject(new Error('silent'));
  expect(await first).toBe('own');

  clock.mockReturnValue(now + 1_000);
  const asking = ask((port) => port());
  expect(await Promise.all([ask((port) => port()), ask((port) => port())])).toEqual(['own', 'own']);
  expect(calls).toHaveLength(2);
  calls[1]?.resolve('shared');
  expect(await asking).toBe('shared');
  const next = ask((port) => port());
  calls[2]?.resolve('shared again');
  expect(await next).toBe('shared again');
});
