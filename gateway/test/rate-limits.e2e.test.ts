import { afterEach, expect, test } from '@jest/globals';
import { usualPoints } from '@paltu/limits';
import { aGateway, type AGateway } from './a-gateway.ts';

let gateway: AGateway;
afterEach(() => gateway.stop());

/** Proxies of ours name the caller, so that one machine can be many. */
const start = async (points: Partial<typeof usualPoints> = {}): Promise<void> => {
  gateway = await aGateway({ trusted: ['127.0.0.1'], rateLimits: { ...usualPoints, ...points } });
};
interface From {
  readonly address: string;
  readonly token?: string;
  readonly method?: string;
}
const call = (path: string, { address, token, method = 'GET' }: From) =>
  fetch(gateway.url + path, {
    method,
    headers: { 'x-forwarded-for': address, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
  });
const statuses = async (times: number, ask: () => Promise<Response>): Promise<number[]> => {
  const answers: number[] = [];
  for (let turn = 0; turn < times; turn += 1) answers.push((await ask()).status);
  return answers;
};

test('a visitor who reads too often is refused in our shape, with the time to wait; other visitors read on', async () => {
  await start({ reads: 3 });
  const read = (address: string) => call('/api/v1/pets', { address });
  expect(await statuses(3, () => read('203.0.113.9'))).toEqual([200, 200, 200]);
  const refused = await read('203.0.113.9');
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({
    status: 'error',
    code: 'request.too-many',
    message: 'Too many requests. Please wait a little and try again.',
    errors: [],
    requestId: refused.headers.get('x-request-id'),
  });
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(gateway.pets.arrived()).toBe(3);
  expect((await read('203.0.113.10')).status).toBe(200);
});

test('all addresses of one IPv6 network are one visitor', async () => {
  await start({ reads: 2 });
  const [one, two, three] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:2::3'] as const;
  for (const address of [one, two]) expect((await call('/api/v1/pets', { address })).status).toBe(200);
  expect((await call('/api/v1/pets', { address: three })).status).toBe(429);
  expect((await call('/api/v1/pets', { address: '2001:db8:1:3::1' })).status).toBe(200);
});

test('members count by themselves, wherever they are, and not for those who share their address', async () => {
  await start({ writes: 2 });
  const [sana, bilal] = [await gateway.tokens.issue(), await gateway.tokens.issue()];
  const write = (token: string, address: string) => call('/api/v1/pets/1', { address, token, method: 'DELETE' });
  expect((await write(sana.token, '203.0.113.1')).status).toBe(200);
  expect((await write(sana.token, '203.0.113.2')).status).toBe(200);
  expect((await write(sana.token, '203.0.113.3')).status).toBe(429);
  expect((await write(bilal.token, '203.0.113.1')).status).toBe(200);
});

test('uploads are writes', async () => {
  await start({ writes: 1 });
  const { token } = await gateway.tokens.issue();
  expect((await call('/api/v1/pets/1', { address: '203.0.113.1', token, method: 'DELETE' })).status).toBe(200);
  expect((await call('/api/v1/pets/images', { address: '203.0.113.1', token, method: 'POST' })).status).toBe(429);
});

test('tokens that are refused count by the address they come from', async () => {
  await start({ forms: 3 });
  const forge = () => call('/api/v1/pets/1', { address: '203.0.113.9', token: 'a.b.c', method: 'DELETE' });
  expect(await statuses(4, forge)).toEqual([401, 401, 401, 429]);
});

test('a stranger cannot claim a new address with each call', async () => {
  gateway = await aGateway({ rateLimits: { ...usualPoints, reads: 2 } });
  let visitor = 0;
  expect(await statuses(3, () => call('/api/v1/pets', { address: `203.0.113.${(visitor += 1)}` }))).toEqual([200, 200, 429]);
});

test('refused registrations of one caller leave everybody behind their address the way in: the wide rule alone counts them', async () => {
  await start();
  gateway.service('auth').answerWith((_request, response) => response.writeHead(400).end());
  const register = () => call('/api/v1/auth/register', { address: '203.0.113.9', method: 'POST' });
  expect(await statuses(300, register)).toEqual(Array<number>(300).fill(400));
});

test('who goes on and on is refused at the door, and reading goes on', async () => {
  await start({ entries: 2 });
  const register = () => call('/api/v1/auth/register', { address: '203.0.113.9', method: 'POST' });
  expect(await statuses(3, register)).toEqual([200, 200, 429]);
  expect((await call('/api/v1/pets', { address: '203.0.113.9' })).status).toBe(200);
});

test('what visitors send has a wide rule of its own, and takes nothing of what members write', async () => {
  await start({ writes: 1, forms: 2 });
  const { token } = await gateway.tokens.issue();
  const form = () => call('/api/v1/content/contact', { address: '203.0.113.9', method: 'POST' });
  expect(await statuses(3, form)).toEqual([200, 200, 429]);
  const write = () => call('/api/v1/pets/1', { address: '203.0.113.9', token, method: 'DELETE' });
  expect(await statuses(2, write)).toEqual([200, 429]);
});

test('what the gateway answers by itself is limited apart from what services answer', async () => {
  await start({ reads: 1, pages: 2, files: 2, health: 2 });
  const address = '203.0.113.9';
  for (const path of ['/', '/favicon.svg', '/livez']) expect(await statuses(3, () => call(path, { address }))).toEqual([200, 200, 429]);
  expect(await statuses(2, () => call('/api/v1/pets', { address }))).toEqual([200, 429]);
  expect((await call('/', { address: '203.0.113.10' })).status).toBe(200);
});

test('calls that show the pass of the demo data count for nobody who shares their machine; a made-up one counts as its sender', async () => {
  const demoPass = 'a pass of thirty-two characters, at least';
  gateway = await aGateway({ demoPass, rateLimits: { ...usualPoints, entries: 2 } });
  const register = (headers: Record<string, string> = {}) => fetch(`${gateway.url}/api/v1/auth/register`, { method: 'POST', headers });
  const received = () => gateway.service('auth').received.at(-1)?.headers;
  expect(await statuses(2, () => register({ 'x-demo-pass': demoPass }))).toEqual([200, 200]);
  expect(received()).toMatchObject({ 'x-forwarded-for': '192.0.2.1' });
  expect(received()).not.toHaveProperty('x-demo-pass');
  expect(await statuses(2, () => register({ 'x-demo-pass': `${demoPass}!` }))).toEqual([200, 200]);
  expect(received()).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
  expect((await register()).status).toBe(429);
  await gateway.stop();
  gateway = await aGateway();
  await register({ 'x-demo-pass': '' });
  expect(received()).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
});
