import { expect, test } from '@jest/globals';
import { silentLogger, type Logger } from '@paltu/kernel';
import { breaker } from './replica.ts';

const prepare = () => {
  let now = 0;
  const logged: string[] = [];
  const log = (_fields: object, text: string) => void logged.push(text);
  const logger: Logger = { ...silentLogger, warn: log, info: log };
  const tried = breaker({ upstream: 'pets', replica: 'http://pets:8080', logger, clock: { now: () => new Date(now) } });
  const lets = (): boolean => {
    const may = tried.waitMs() === 0;
    if (may) tried.begin();
    return may;
  };
  return { ...tried, lets, logged, pass: (ms: number) => void (now += ms) };
};
const timeOut = (tried: ReturnType<typeof prepare>, times: number) => Array.from({ length: times }, () => tried.timedOut());

test('a replica that answers nothing is left alone, tried once in a while, and used again when it answers', () => {
  const tried = prepare();
  timeOut(tried, 8);
  expect(tried.lets()).toBe(false);
  tried.pass(5_000);
  expect([tried.lets(), tried.lets()]).toEqual([true, false]);
  tried.answered();
  expect([tried.lets(), tried.lets()]).toEqual([true, true]);
  expect(tried.logged).toEqual(['a service answers nothing and is left alone', 'a service answers again']);
});

test('one that is slow now and then is not', () => {
  const tried = prepare();
  for (let round = 0; round < 10; round += 1) {
    timeOut(tried, 7);
    tried.answered();
  }
  expect([tried.lets(), tried.logged]).toEqual([true, []]);
});
