import { expect, jest, test } from '@jest/globals';
import { eachByItself } from './each-by-itself.ts';

test('a failure is logged, and those behind it have their turn', async () => {
  const warn = jest.fn();
  const done: number[] = [];
  const work = async (thing: number): Promise<void> => {
    if (thing === 2) throw new Error('no');
    done.push(thing);
  };
  expect(await eachByItself([1, 2, 3], { warn }, work)).toBe(1);
  expect(done).toEqual([1, 3]);
  expect(warn.mock.calls).toEqual([[{ thing: 2, reason: 'Error: no' }, expect.any(String)]]);
});
