import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { emailOf, startMessaging, verifiedAt, type RunningMessaging, type Someone } from './running-messaging.ts';

let messaging: RunningMessaging;
let owner: Someone;
let clients = 0;
beforeAll(async () => {
  messaging = await startMessaging();
  owner = await messaging.someone();
});
afterAll(() => messaging.stop());

type Thing = Awaited<ReturnType<RunningMessaging['aThing']>>;

const visitor = { name: 'ثنا', email: 'sana@example.org', message: 'Are you open?', elapsedMs: 30_000 };

/** Each from an address of its own, so that none is counted with another. */
const visit = (thing: Thing, parts: object = {}, headers: Record<string, string> = {}) => {
  clients += 1;
  return messaging.start(undefined, thing, { ...visitor, ...parts }, { 'x-forwarded-for': `198.51.100.${clients}`, ...headers });
};

const rowsAbout = (thing: Thing): Promise<{ id: string; visitor: object; last_number: number }[]> =>
  messaging.database('conversations').where({ thing_id: thing.id });

const textsAbout = async (thing: Thing): Promise<string[]> => {
  const messages = messaging
    .database('messages')
    .join('conversations', 'conversations.id', 'conversation_id')
    .where({ thing_id: thing.id });
  return messages.orderBy('number').pluck<string[]>('text');
};

const sentAt = async (thing: Thing, at: Date): Promise<void> => {
  const [row] = await rowsAbout(thing);
  await messaging.database('conversations').where({ thing_id: thing.id }).update({ started_at: at, last_message_at: at });
  await messaging.database('messages').where({ conversation_id: row?.id }).update({ sent_at: at });
};

test('a visitor is reached by the number that was left last', async () => {
  const store = await messaging.aThing('store', owner);
  for (const phone of ['', '0300 1234567', '', '0321 7654321', '']) await visit(store, { phone });
  expect(await rowsAbout(store)).toMatchObject([{ last_number: 5, visitor: { phone: '0321 7654321' } }]);
});

test('an attempt of a visitor that is repeated with its key writes once, and the key stands for nothing else', async () => {
  const vet = await messaging.aThing('vet', owner);
  const key = { 'idempotency-key': newId() };
  const answers = [await visit(vet, {}, key), await visit(vet, {}, key), await visit(vet, { message: 'Other' }, key)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 409]);
  expect(answers[2]?.body.code).toBe('request.key-reused');
  expect(await textsAbout(vet)).toEqual(['Are you open?']);
  // The same key of another visitor is another attempt.
  expect((await visit(vet, { email: 'bilal@example.org', message: 'Other' }, key)).status).toBe(201);
});

test('who is blocked reaches nobody by logging out, and cannot find out that they are', async () => {
  const sana = await messaging.someone();
  const store = await messaging.aThing('store', owner);
  const id = await messaging.started(sana, store, 'As a member');
  await messaging.of(owner, id).post('block');
  const { status, body } = await visit(store, { email: emailOf(sana).toUpperCase() });
  expect([status, body.message, body.data]).toEqual([201, 'Message sent successfully!', { conversation: null }]);
  expect(await textsAbout(store)).toEqual(['As a member']);
  // Registered as it was typed, in capitals for one.
  await messaging
    .database('contacts')
    .where({ id: sana.userId })
    .update({ email: `Sana.${emailOf(sana)}` });
  await visit(store, { email: `sana.${emailOf(sana)}` });
  expect(await textsAbout(store)).toEqual(['As a member']);
  await messaging.of(owner, id).unblock();
  await visit(store, { email: emailOf(sana) });
  expect((await textsAbout(store)).toSorted()).toEqual(['Are you open?', 'As a member']);
});

test('what a member wrote as a visitor is in their export, and goes with their account', async () => {
  const sana = await messaging.someone();
  const [earlier, store, later] = [
    await messaging.aThing('store', owner),
    await messaging.aThing('store', owner),
    await messaging.aThing('store', owner),
  ];
  for (const thing of [earlier, store, later]) await visit(thing, { email: emailOf(sana), message: `About ${thing.id}` });
  // Before the address was known to be hers.
  await sentAt(earlier, new Date(verifiedAt.getTime() - 1));
  const { messages } = (await messaging.call('GET', '/messages/export', { as: sana })).body.data;
  expect(messages.map(({ text }: { text: string }) => text)).toEqual([`About ${store.id}`, `About ${later.id}`]);

  const erasedAt = new Date();
  await visit(later, { email: emailOf(sana), message: 'Of who reads it now' });
  await sentAt(store, new Date(erasedAt.getTime() - 1_000));
  await messaging.forgetsContact(sana, erasedAt);
  expect(await textsAbout(earlier)).toEqual([`About ${earlier.id}`]);
  expect(await rowsAbout(store)).toEqual([]);
  expect(await textsAbout(later)).toEqual(['', 'Of who reads it now']);
});
