import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { listen, type Listening } from '../server/listen.ts';
import { startingApp } from './create-app.ts';

let server: Listening;
const checks = {
  database: async () => Promise.reject(new Error('away')),
  bus: async () => undefined,
};
beforeAll(async () => {
  server = await listen(startingApp(checks, silentLogger), { host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const get = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${server.port}${path}`, init);

test('a process that starts is alive, and not ready for want of what is named', async () => {
  expect((await get('/livez')).status).toBe(200);
  const ready = await get('/readyz');
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'not-ready', unmet: ['database', 'start'] }]);
});

test.each(['GET', 'POST', 'DELETE'])('%s of anything else is 503 with the usual body, to be tried again', async (method) => {
  const answer = await get('/api/v1/pets', { method });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.json()).toMatchObject({ status: 'error', code: 'service.unavailable', requestId: expect.any(String) });
});
