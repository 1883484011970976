import { afterEach, expect, test } from '@jest/globals';
import { silentLogger, type Logger } from '@paltu/kernel';
import { listen, type Listening } from '../server/listen.ts';
import { createApp } from './create-app.ts';
import { compareClocks, type HealthChecks } from './health.ts';

let server: Listening;

afterEach(() => server.close());

const readiness = async (checks: HealthChecks, degraded?: () => readonly string[]) => {
  const app = createApp({
    routes: [],
    verifyToken: () => Promise.reject(new Error('nobody logs in')),
    logger: silentLogger,
    checks,
    degraded,
    translateError: (error) => error,
  });
  server = await listen(app, { host: '127.0.0.1', port: 0 });
  const answer = await fetch(`http://127.0.0.1:${server.port}/readyz`);
  return { status: answer.status, body: await answer.json() };
};

test('a process that somebody has to look at reports that, and is ready', async () => {
  const report = await readiness({ database: async () => undefined }, () => ['moderation.reviews has 2 parked events']);
  expect(report).toEqual({ status: 200, body: { status: 'ready', unmet: [], degraded: ['moderation.reviews has 2 parked events'] } });
});

test('one with nothing to report reports nothing', async () => {
  expect(await readiness({})).toEqual({ status: 200, body: { status: 'ready', unmet: [], degraded: [] } });
});

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
