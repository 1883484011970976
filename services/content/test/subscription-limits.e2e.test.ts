import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { startContent, type RunningContent } from './running-content.ts';

let content: RunningContent;
let asked = 0;
let email: string;

beforeAll(async () => {
  content = await startContent();
});
beforeEach(() => {
  asked += 1;
  email = `sana${asked}@example.org`;
});
afterAll(() => content.stop());

const send = (path: string, json: object, from = `203.0.113.${asked}`) =>
  content.call('POST', `/content/${path}`, { json: { elapsedMs: 9_000, ...json }, headers: { 'x-forwarded-for': from } });

test.each(['newsletter', 'notify-me'])('%s takes ten an hour from one address', async (path) => {
  const json = path === 'newsletter' ? {} : { page: 'careers' };
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn += 1) statuses.push((await send(path, { email: `${turn}-${email}`, ...json })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
});

test('what leads to no mail takes nothing of the ten of an address', async () => {
  for (let turn = 0; turn < 20; turn += 1) expect((await send('newsletter', { email })).status).toBe(200);
  const statuses: number[] = [];
  for (let turn = 0; turn < 8; turn += 1) statuses.push((await send('newsletter', { email: `${turn}-${email}` })).status);
  expect(statuses).toEqual([...Array<number>(7).fill(200), 429]);
});

test('mails that an address was refused take nothing of the three of a mailbox', async () => {
  for (let turn = 0; turn < 10; turn += 1) await send('newsletter', { email: `${turn}-${email}` });
  for (let turn = 0; turn < 5; turn += 1) expect((await send('newsletter', { email })).status).toBe(429);
  expect((await send('newsletter', { email }, '198.18.0.1')).status).toBe(200);
  await content.runJob('send mails');
  // The service itself may be sending it.
  await eventually(async () => (await content.mails.to(email)).length >= 1, 'it has come');
  expect(await content.mails.to(email)).toHaveLength(1);
});
