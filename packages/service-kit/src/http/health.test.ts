import { afterEach, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { listen, type Listening } from '../server/listen.ts';
import { createApp } from './create-app.ts';
import type { HealthChecks } from './health.ts';

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
