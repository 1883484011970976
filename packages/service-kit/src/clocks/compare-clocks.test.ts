import { expect, test } from '@jest/globals';
import { silentLogger, type Logger } from '@paltu/kernel';
import { compareClocks } from './compare-clocks.ts';

const prepare = () => {
  let now = 0;
  const logged: string[] = [];
  const log = (_fields: object, text: string) => void logged.push(text);
  const logger: Logger = { ...silentLogger, error: log, info: log };
  return { ...compareClocks({ now: () => new Date(now) }, logger), logged, pass: (ms: number) => void (now += ms) };
};

test('a clock that differs is reported in words, and logged once, until it agrees again', () => {
  const clocks = prepare();
  for (const aheadMs of [612_000, 612_400]) clocks.note('the database', aheadMs);
  clocks.note('auth', -45_000);
  expect(clocks.problems()).toEqual(['the clock of the database is 612 s ahead of ours', 'the clock of auth is 45 s behind ours']);
  clocks.note('the database', 10);
  clocks.note('auth', -30_000);
  expect(clocks.problems()).toEqual([]);
  expect(clocks.logged).toEqual([
    ...Array<string>(2).fill('a clock differs from ours'),
    ...Array<string>(2).fill('a clock agrees with ours again'),
  ]);
});

test('clocks that differ by less than half a minute are nobody’s concern', () => {
  const clocks = prepare();
  for (const aheadMs of [0, 30_000, -30_000]) clocks.note('the database', aheadMs);
  expect([clocks.problems(), clocks.logged]).toEqual([[], []]);
});

test('a difference that nobody notices any more is forgotten', () => {
  const clocks = prepare();
  clocks.note('auth', 600_000);
  clocks.pass(10 * 60_000);
  expect(clocks.problems()).toEqual([]);
});
