import { expect, test } from '@jest/globals';
import { eachDue } from './each-due.ts';
import { silentLogger } from './logger.ts';

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
