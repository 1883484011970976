import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { contactMessageReceived } from '@paltu/contracts';
import { startContent, type RunningContent } from './running-content.ts';

let nowMs = Date.now();
let content: RunningContent;
let lastAddress = 0;
let address: string;

beforeAll(async () => {
  content = await startContent({ clock: { now: () => new Date(nowMs) } });
});
beforeEach(() => {
  lastAddress += 1;
  address = `203.0.113.${lastAddress}`;
});
afterAll(() => content.stop());

const longer = 'a'.repeat(5_001);
const usual = { name: 'ثنا', email: 'sana@example.org', subject: 'A lost cat', message: 'She is grey.\nShe answers to مٹھو.' };
const write = (changes: object = {}, from = address) =>
  content.call('POST', '/content/contact', { json: { ...usual, elapsedMs: 30_000, ...changes }, headers: { 'x-forwarded-for': from } });
const read = async () =>
  (await content.call('GET', '/content/contact', { as: await content.tokens.issue({ role: 'admin' }) })).body.data.contactMessages;

test('what anybody writes is kept for admins, and told without their words', async () => {
  const { status, body } = await write({ phone: '0300 1234567', category: 'Adoption' });
  expect([status, body.message]).toEqual([201, "Thank you for your message! We'll get back to you soon."]);
  const { id } = body.data.contactMessage;
  const kept = (await read()).find((message: { id: string }) => message.id === id);
  expect(kept).toEqual({ _id: id, ...usual, id, phone: '0300 1234567', category: 'adoption', receivedAt: new Date(nowMs).toISOString() });
  const { message } = await content.says(contactMessageReceived, id);
  expect(Object.values(message!).map(String).join(' ')).not.toMatch(/Sana|sana@|grey|0300/);
  expect(message).toMatchObject({ id, version: 1n, category: 'adoption' });
});

test('phone and category may be left out', async () => {
  const { body } = await write();
  const kept = (await read()).find(({ id }: { id: string }) => id === body.data.contactMessage.id);
  expect(kept).toMatchObject({ phone: '', category: 'general' });
});

test('script in any field is kept and shown as text, and is no address', async () => {
  const [script, picture] = ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>'];
  const typed = { name: script, phone: picture, subject: `${picture} ${script}`, message: `${script}\n${picture}` };
  const { id } = (await write(typed)).body.data.contactMessage;
  expect((await read()).find((message: { id: string }) => message.id === id)).toMatchObject(typed);
  for (const email of [script, `"${picture}"@example.org`, `<${usual.email}>`]) {
    const { status, body } = await write({ email });
    expect([status, body.errors.map((error: { path: string }) => error.path)]).toEqual([400, ['email']]);
  }
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ email: 'sana' }, 'email'],
  [{ subject: '' }, 'subject'],
  [{ message: '' }, 'message'],
  [{ message: longer }, 'message'],
  [{ category: 'fish' }, 'category'],
  // A robot fills in what people do not see, and is done at once.
  [{ website: 'https://spam.example' }, 'website'],
  [{ elapsedMs: 300 }, 'elapsedMs'],
  [{ elapsedMs: undefined }, 'elapsedMs'],
  [{ elapsedMs: '30000' }, 'elapsedMs'],
])('what does not fit is refused by name (%#)', async (changes, path) => {
  const { status, body } = await write(changes);
  expect([status, body.errors.map((error: { path: string }) => error.path)]).toEqual([400, [path]]);
});

test('a person who took their time is no robot', async () => {
  expect((await write({ website: '' })).status).toBe(201);
});

test('ten an hour from one address, whoever else writes', async () => {
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn += 1) statuses.push((await write()).status);
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
  expect((await write({}, '198.51.100.7')).status).toBe(201);
});

test('after a year it is forgotten', async () => {
  const { id } = (await write()).body.data.contactMessage;
  nowMs += 366 * 24 * 60 * 60_000;
  await content.runJob('forget contact messages');
  expect(await content.database('contact_messages').where({ id })).toEqual([]);
});
