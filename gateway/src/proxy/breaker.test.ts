import { expect, test } from '@jest/globals';
import { silentLogger, type Logger } from '@paltu/kernel';
import { breaker } from './breaker.ts';

const prepare = () => {
  let now = 0;
  const said: string[] = [];
  const say = (_fields: object, text: string) => void said.push(text);
  const logger: Logger = { ...silentLogger, warn: say, info: say };
  const tried = breaker({ service: 'pets', logger, clock: { now: () => new Date(now) } });
  const refuses = (): boolean => {
    try {
      tried.check();
      return false;
    } catch {
      return true;
    }
  };
  return { ...tried, refuses, said, pass: (ms: number) => void (now += ms) };
};
const timeOut = (tried: ReturnType<typeof prepare>, times: number) => Array.from({ length: times }, () => tried.timedOut());

test('a service that answers nothing is left alone, tried once in a while, and used again when it answers', () => {
  const tried = prepare();
  timeOut(tried, 8);
  expect(tried.refuses()).toBe(true);
  tried.pass(5_000);
  expect([tried.refuses(), tried.refuses()]).toEqual([false, true]);
  tried.answered();
  expect(tried.refuses()).toBe(false);
  expect(tried.said).toEqual(['a service answers nothing and is left alone', 'a service answers again']);
});

test('one that is slow now and then, or has one replica that hangs, is not', () => {
  const tried = prepare();
  for (let round = 0; round < 10; round += 1) {
    timeOut(tried, 7);
    tried.answered();
  }
  expect([tried.refuses(), tried.said]).toEqual([false, []]);
});
