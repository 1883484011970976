import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { contactMessageReceived } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { startContent, type RunningContent } from './running-content.ts';

const dayMs = 24 * 60 * 60_000;
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

test('what anybody writes is kept for admins, and published without their words', async () => {
  const { status, body } = await write({ phone: '0300 1234567', category: 'Adoption' });
  expect([status, body.message]).toEqual([201, "Thank you for your message! We'll get back to you soon."]);
  const { id } = body.data.contactMessage;
  const kept = (await read()).find((message: { id: string }) => message.id === id);
  expect(kept).toEqual({
    _id: id,
    ...usual,
    id,
    phone: '0300 1234567',
    category: 'adoption',
    receivedAt: new Date(nowMs).toISOString(),
    answered: null,
  });
  const { message } = await content.untilPublished(contactMessageReceived, id);
  expect(Object.values(message!).map(String).join(' ')).not.toMatch(/Sana|sana@|grey|0300/);
  expect(message).toMatchObject({ id, version: 1n, category: 'adoption' });
});

test('what people wrote is read page by page, the newest first, by an admin alone', async () => {
  const ids: string[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    nowMs += 60_000;
    ids.unshift((await write({ subject: `number ${turn}` })).body.data.contactMessage.id);
  }
  const admin = await content.tokens.issue({ role: 'admin' });
  const page = async (query: string) => (await content.call('GET', `/content/contact${query}`, { as: admin })).body.data;
  const idsOf = ({ contactMessages }: { contactMessages: { id: string }[] }) => contactMessages.map(({ id }) => id);
  const first = await page('?limit=2');
  expect([idsOf(first), idsOf(await page('?limit=2&page=2')), idsOf(await page('?limit=1&page=5'))]).toEqual([
    ids.slice(0, 2),
    ids.slice(2, 4),
    ids.slice(4),
  ]);
  // The last of all, turned round.
  expect(idsOf(await page('?sortBy=oldest&limit=100')).slice(-5)).toEqual(ids.toReversed());
  const { length: total } = await content.database('contact_messages');
  expect(first.pagination).toMatchObject({ page: 1, limit: 2, total, totalPages: Math.ceil(total / 2), totalIsCapped: false });
  expect((await content.call('GET', '/content/contact', { as: await content.someone() })).status).toBe(403);
});

test('what an admin has answered is no longer open, shows by whom and when, and can be opened again', async () => {
  const { id } = (await write({ subject: 'To be answered' })).body.data.contactMessage;
  const admin = await content.someone({ role: 'admin', firstName: 'Hina', lastName: 'Aslam' });
  await eventually(async () => (await content.database('members').where({ id: admin.userId }).first()) !== undefined, 'the admin is known');
  const ids = async (query: string): Promise<string[]> =>
    (await content.call('GET', `/content/contact?limit=100&${query}`, { as: admin })).body.data.contactMessages.map(
      (one: { id: string }) => one.id,
    );
  const mark = async (answered: unknown, as = admin, of = id) =>
    content.call('PATCH', `/content/contact/${of}`, { as, json: { answered } });
  expect([(await ids('status=open')).includes(id), (await ids('status=answered')).includes(id)]).toEqual([true, false]);

  const marked = (await mark(true)).body.data.contactMessage;
  expect(marked).toMatchObject({ id, answered: { by: { fullName: 'Hina Aslam' }, at: new Date(nowMs).toISOString() } });
  expect([
    (await ids('status=open')).includes(id),
    (await ids('status=answered&sortBy=oldest')).includes(id),
    (await ids('')).includes(id),
  ]).toEqual([...[false, true, true]]);
  nowMs += 60_000;
  const again = await mark(true, await content.someone({ role: 'admin' }));
  expect(again.body.data.contactMessage.answered).toEqual(marked.answered);

  expect((await mark(false)).body.data.contactMessage.answered).toBeNull();
  expect((await ids('status=open')).includes(id)).toBe(true);
  expect((await mark(true, await content.someone())).status).toBe(403);
  expect(await mark(true, admin, newId())).toMatchObject({ status: 404, body: { code: 'contact-message.not-found' } });
  expect(await mark('yes')).toMatchObject({ status: 400, body: { errors: [{ path: 'answered' }] } });
  expect(await content.call('GET', '/content/contact?status=new', { as: admin })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'status' }] },
  });
});

test('nobody is mailed where no address of the site is set', async () => {
  await write();
  expect([await content.database('contact_mails'), await content.mails.all()]).toEqual([[], []]);
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

test('ten an hour from one address, however many others write', async () => {
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn += 1) statuses.push((await write()).status);
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
  expect((await write({}, '198.51.100.7')).status).toBe(201);
});

describe('of a member', () => {
  const own = 'Sana.Own@Example.org';
  const exported = async (as: Awaited<ReturnType<RunningContent['someone']>>) =>
    (await content.call('GET', '/content/export', { as })).body.data.contactMessages;
  const kept = (email: string) => content.database('contact_messages').where({ email });

  test('what came from their address is taken along, once they have shown that it is theirs', async () => {
    await write({ email: own, phone: '0300 1234567', category: 'vet' });
    await write({ email: `other-${own}` });
    const [stranger, sana] = [await content.someone(), await content.someone()];
    expect(await exported(sana)).toEqual([]);
    await content.isReachedAt(stranger.userId, own, null);
    await content.isReachedAt(sana.userId, own.toLowerCase());
    expect(await exported(stranger)).toEqual([]);
    const { email: _email, ...words } = usual;
    const receivedAt = new Date(nowMs).toISOString();
    expect(await exported(sana)).toEqual([{ id: expect.any(String), ...words, phone: '0300 1234567', category: 'vet', receivedAt }]);
  });

  test('what came from the address before it was verified is nobody’s to take along, and neither goes with the account', async () => {
    const email = 'before@example.org';
    await write({ email, subject: 'Before' });
    nowMs += dayMs;
    const verifiedAt = new Date(nowMs);
    nowMs += dayMs;
    await write({ email, subject: 'After' });
    const sana = await content.someone();
    await content.isReachedAt(sana.userId, email, verifiedAt);
    expect((await exported(sana)).map(({ subject }: { subject: string }) => subject)).toEqual(['After']);
    await content.isForgotten(sana.userId, new Date(nowMs));
    expect(await kept(email).pluck('subject')).toEqual(['Before']);
  });

  test('what they wrote while they were logged in is theirs, from whatever address', async () => {
    const sana = await content.someone();
    const sent = { ...usual, elapsedMs: 30_000, email: 'elsewhere@example.org', subject: 'Logged in' };
    expect(await content.call('POST', '/content/contact', { as: sana, json: sent })).toMatchObject({ status: 201 });
    expect(await exported(sana)).toMatchObject([{ subject: 'Logged in' }]);
    expect(await exported(await content.someone())).toEqual([]);
    await content.isReachedAt(sana.userId, 'unverified@example.org', null);
    await content.isForgotten(sana.userId, new Date(nowMs));
    expect(await kept('elsewhere@example.org')).toEqual([]);
  });

  test('who is logged in is counted by themselves, not by the address that they share', async () => {
    const sana = await content.someone();
    const from = { 'x-forwarded-for': '198.51.100.9' };
    for (let turn = 0; turn < 10; turn += 1) expect((await write({}, '198.51.100.9')).status).toBe(201);
    expect((await write({}, '198.51.100.9')).status).toBe(429);
    const sent = { ...usual, elapsedMs: 30_000 };
    expect(await content.call('POST', '/content/contact', { as: sana, json: sent, headers: from })).toMatchObject({ status: 201 });
  });

  test('it goes with their account, and not with that of who only claims the address', async () => {
    const email = 'gone@example.org';
    await write({ email: email.toUpperCase() });
    await write({ email: `not-${email}` });
    const [stranger, sana] = [newId(), newId()];
    await content.isReachedAt(stranger, email, null);
    await content.isReachedAt(sana, email);
    await content.isForgotten(stranger, new Date(nowMs));
    expect(await kept(email.toUpperCase())).toHaveLength(1);
    await content.isForgotten(sana, new Date(nowMs));
    expect([await kept(email.toUpperCase()), (await kept(`not-${email}`)).length]).toEqual([[], 1]);
  });

  test('what the next reader of the address has written stays, also when the end of the account is consumed late or once more', async () => {
    const [email, sana] = ['again@example.org', newId()];
    await content.isReachedAt(sana, email);
    await write({ email });
    await content.isForgotten(sana, new Date(nowMs - dayMs));
    expect(await kept(email)).toHaveLength(1);
  });
});

test('after a year it is forgotten', async () => {
  const { id } = (await write()).body.data.contactMessage;
  nowMs += 366 * dayMs;
  await content.runJob('forget contact messages');
  expect(await content.database('contact_messages').where({ id })).toEqual([]);
});
