import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { startJobs, eachDue, attemptEach } from './jobs.ts';
import { silentLogger } from './logger.ts';

test('a job that fails is logged by its name and runs again', async () => {
  const warned: unknown[] = [];
  let runs = 0;
  const twice = Promise.withResolvers<void>();
  const run = async (): Promise<void> => {
    runs += 1;
    if (runs === 2) twice.resolve();
    throw new Error('not this time');
  };
  const jobs = startJobs({ sweep: { everyMs: 1, run } }, { logger: { ...silentLogger, warn: (fields) => void warned.push(fields) } });
  await twice.promise;
  await jobs.stop();
  expect(runs).toBeGreaterThanOrEqual(2);
  expect(warned[0]).toEqual({ job: 'sweep', reason: 'Error: not this time' });
});

test('a stop asks the run in progress to end, waits for it, and none follows', async () => {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  let ended = 0;
  const run = async (stopping?: AbortSignal): Promise<void> => {
    begun.resolve();
    await finish.promise;
    if (stopping?.aborted === true) ended += 1;
  };
  const jobs = startJobs({ sweep: { everyMs: 1, run } }, { logger: silentLogger });
  await begun.promise;
  const stopped = jobs.stop();
  finish.resolve();
  await stopped;
  expect(ended).toBe(1);
});

test('a job does not run before its time', async () => {
  let runs = 0;
  const jobs = startJobs({ sweep: { everyMs: 60_000, run: async () => (runs += 1) } }, { logger: silentLogger });
  await new Promise((resolve) => setTimeout(resolve, 20));
  await jobs.stop();
  expect(runs).toBe(0);
});

describe('a job that follows commits', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const start = (isWaiting?: () => boolean) => {
    const service = { commits: 0, runs: 0 };
    const job = { everyMs: 1_000, followsCommits: true, run: async () => (service.runs += 1), ...(isWaiting && { isWaiting }) } as const;
    const jobs = startJobs({ send: job }, { logger: silentLogger, commits: () => service.commits });
    return { service, stop: jobs.stop };
  };

  test('runs once in 15 seconds while nothing is committed, and at its next time after each commit', async () => {
    const { service, stop } = start();
    await jest.advanceTimersByTimeAsync(25_000);
    expect(service.runs).toBe(2);
    service.commits += 1;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(service.runs).toBe(3);
    await stop();
  });

  test('runs each time while more is known to be due', async () => {
    const { service, stop } = start(() => true);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(service.runs).toBe(30);
    await stop();
  });
});

test('a job that catches up goes on as long as it finds something, and then rests for an hour', async () => {
  jest.useFakeTimers();
  const left = [2, 1, 0, 0, 0];
  const run = jest.fn(async () => left.shift() ?? 0);
  const jobs = startJobs({ fold: { everyMs: 60_000, catchesUp: true, run } }, { logger: silentLogger });
  await jest.advanceTimersByTimeAsync(50 * 60_000);
  expect(run).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(20 * 60_000);
  expect(run).toHaveBeenCalledTimes(4);
  await jobs.stop();
  jest.useRealTimers();
});

const upTo = (count: number) => ({
  list: async (after = 0, limit: number) =>
    Array.from({ length: count }, (_, at) => at + 1)
      .filter((one) => one > after)
      .slice(0, limit),
  logger: silentLogger,
  atOnce: 2,
});

test('all that is due has its turn, behind more that fails than is read at once', async () => {
  const done: number[] = [];
  const work = async (thing: number): Promise<void> => {
    if (thing <= 5) throw new Error('this one fails');
    done.push(thing);
  };
  expect([await eachDue(upTo(9), work), done]).toEqual([{ done: 4, failed: 5 }, [6, 7, 8, 9]]);
});

test('a job that is stopped ends after the thing in hand', async () => {
  const stop = new AbortController();
  const done: number[] = [];
  const work = async (thing: number): Promise<void> => {
    done.push(thing);
    if (thing === 3) stop.abort();
  };
  expect([await eachDue({ ...upTo(9), stopping: stop.signal }, work), done]).toEqual([{ done: 3, failed: 0 }, [1, 2, 3]]);
});

test('a failure is logged, and those behind it have their turn', async () => {
  const warn = jest.fn();
  const done: number[] = [];
  const work = async (thing: number): Promise<void> => {
    if (thing === 2) throw new Error('no');
    done.push(thing);
  };
  expect(await attemptEach([1, 2, 3], { warn }, work)).toBe(1);
  expect(done).toEqual([1, 3]);
  expect(warn.mock.calls).toEqual([[{ thing: 2, reason: 'Error: no' }, expect.any(String)]]);
});
