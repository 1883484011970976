import { afterEach, expect, test } from '@jest/globals';
import { aGateway, type AGateway } from './a-gateway.ts';

let gateway: AGateway;
afterEach(() => gateway.stop());

const partner = 'https://partner.example';
const ask = (path: string, origin: string, init: RequestInit = {}) =>
  fetch(gateway.url + path, { ...init, headers: { ...init.headers, origin } });
const preflight = (path: string, origin: string) =>
  ask(path, origin, {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'DELETE', 'access-control-request-headers': 'authorization' },
  });
const corsOf = ({ headers }: Response) => [...headers.keys()].filter((name) => name.startsWith('access-control-'));

test('unless an operator allows it, no script of another site gets permission to call', async () => {
  gateway = await aGateway();
  expect(corsOf(await ask('/api/v1/pets', partner))).toEqual([]);
  const refused = await preflight('/api/v1/pets/1', partner);
  expect([refused.status, corsOf(refused)]).toEqual([405, []]);
});

test('an origin that is allowed may call the API and read pictures, with a token and never with cookies', async () => {
  gateway = await aGateway({ corsOrigins: [partner] });
  for (const path of ['/api/v1/pets', '/media/pets/1/320.webp', '/api/v1/nothing']) {
    const answer = await ask(path, partner);
    expect(answer.headers.get('access-control-allow-origin')).toBe(partner);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('vary')).toContain('Origin');
  }
  const may = await preflight('/api/v1/pets/1', partner);
  expect([may.status, may.headers.get('access-control-allow-methods')]).toEqual([204, expect.stringContaining('DELETE')]);
  expect(may.headers.get('access-control-allow-headers')?.split(', ')).toEqual(expect.arrayContaining(['authorization', 'instead-of']));
  expect(gateway.pets.arrived()).toBe(2);
});

test.each(['https://partner.example.evil.example', 'http://partner.example', 'https://partner.example:444', 'null', '*'])(
  'another origin (%s) gets no permission',
  async (origin) => {
    gateway = await aGateway({ corsOrigins: [partner] });
    expect(corsOf(await ask('/api/v1/pets', origin))).toEqual([]);
    expect(corsOf(await preflight('/api/v1/pets/1', origin))).toEqual([]);
  },
);

test('pages are for our own site alone', async () => {
  gateway = await aGateway({ corsOrigins: [partner] });
  expect(corsOf(await ask('/', partner))).toEqual([]);
});
