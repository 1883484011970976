import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aGateway, type AGateway } from './a-gateway.ts';

let gateway: AGateway;
/** The most that waited for the end of one answer. */
let most = 0;
beforeAll(async () => {
  gateway = await aGateway();
  gateway.listening.server.prependListener('request', (_request, response) => {
    response.on('newListener', (event) => {
      if (event === 'close') most = Math.max(most, response.listenerCount('close') + 1);
    });
  });
});
afterAll(() => gateway.stop());

const form = new FormData();
form.append('name', 'Sheru');

test.each<[string, RequestInit]>([
  ['read', { method: 'GET' }],
  ['write', { method: 'POST', body: '{"name":"Sheru"}', headers: { 'content-type': 'application/json' } }],
  ['upload', { method: 'POST', body: form }],
])('a %s has no more listeners at the end of its answer than Node takes for a leak', async (_kind, call) => {
  most = 0;
  const { token } = await gateway.tokens.issue();
  const { status } = await fetch(`${gateway.url}/api/v1/pets`, { ...call, headers: { ...call.headers, authorization: `Bearer ${token}` } });
  expect(status).toBe(200);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(10);
});
