import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { messageSent } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { startMessaging, type RunningMessaging, type Someone } from './running-messaging.ts';

const dayMs = 24 * 60 * 60_000;
let now = new Date();
let messaging: RunningMessaging;
let owner: Someone;
let sana: Someone;
beforeAll(async () => {
  messaging = await startMessaging({ clock: { now: () => now } });
  owner = await messaging.someone({ firstName: 'Bilal' });
  sana = await messaging.someone();
});
afterAll(() => messaging.stop());

const visitor = { name: 'ثنا', email: 'Sana@Example.org', phone: '0300 1234567', message: 'Call me: 0300 1234567', elapsedMs: 30_000 };

test.each(['pet', 'store', 'vet'] as const)('a member writes about a %s: one conversation, however often', async (kind) => {
  const thing = await messaging.aThing(kind, owner);
  const { status, body } = await messaging.start(sana, thing, { message: 'Is he still there?' });
  expect([status, body.message]).toEqual([201, 'Message sent successfully!']);
  const { conversation } = body.data;
  expect(conversation).toMatchObject({ thing: { kind, id: thing.id, name: 'شیرو' }, side: 'asker', unread: 0, canWrite: true });
  expect(conversation).toMatchObject({ other: { fullName: 'Bilal Ahmed' }, lastMessage: { number: 1, mine: true }, phone: null });
  expect(await messaging.started(sana, thing)).toBe(conversation.id);
  const { message } = await messaging.untilPublished(messageSent, conversation.id);
  expect(message).toMatchObject({ conversationId: conversation.id, thingId: thing.id, senderId: sana.userId, recipientId: owner.userId });
  expect(JSON.stringify(message, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value))).not.toContain('still');
});

test('the two talk, page by page, with what is unread counted', async () => {
  const id = await messaging.started(sana, await messaging.aThing('pet', owner), 'message 1');
  for (let number = 2; number <= 6; number += 1) await messaging.of(sana, id).send(`message ${number}`);
  const seen = messaging.of(owner, id);
  const thread = await seen.thread('?limit=4');
  const numbers = (page: { messages: { number: number }[] }) => page.messages.map(({ number }) => number);
  expect([numbers(thread), thread.next, thread.conversation.unread]).toEqual([[3, 4, 5, 6], 3, 6]);
  const older = await seen.thread(`?limit=4&before=${thread.next}`);
  expect([numbers(older), older.next]).toEqual([[1, 2], null]);
  const { unread } = await messaging.mailbox(owner);
  expect((await seen.post('read', { upTo: 4 })).body.data.conversation.unread).toBe(2);
  expect((await seen.post('read', { upTo: 1 })).body.data.conversation.unread).toBe(2);
  expect((await messaging.mailbox(owner)).unread).toEqual({ ...unread, messages: unread.messages - 4 });
  expect((await seen.post('read', { upTo: 999 })).body.data.conversation.unread).toBe(0);
  const { status, body } = await seen.send('He is.');
  expect([status, body.data.chatMessage]).toMatchObject([201, { number: 7, mine: true, text: 'He is.' }]);
  expect((await seen.thread()).conversation.otherReadUpTo).toBe(0);
  expect((await messaging.of(sana, id).thread()).conversation).toMatchObject({
    otherReadUpTo: 6,
    unread: 1,
    lastMessage: { mine: false, text: 'He is.' },
  });
});

test('a mailbox is read page by page, the newest message first, whichever side one is on', async () => {
  const both = await messaging.someone();
  const ids: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    now = new Date(now.getTime() + 1_000);
    const thing = await messaging.aThing('pet', index % 2 === 0 ? owner : both);
    ids.unshift(await messaging.started(index % 2 === 0 ? both : sana, thing));
  }
  const idsOf = ({ conversations }: { conversations: { id: string }[] }) => conversations.map(({ id }) => id);
  const first = await messaging.mailbox(both, '?limit=2');
  const second = await messaging.mailbox(both, `?limit=2&after=${first.next}`);
  const third = await messaging.mailbox(both, `?limit=2&after=${second.next}`);
  expect([...idsOf(first), ...idsOf(second), ...idsOf(third)]).toEqual(ids);
  expect([third.next, first.unread]).toEqual([null, { conversations: 2, messages: 2 }]);
  for (const after of ['x', `1_${'a'.repeat(36)}`]) {
    const { status, body } = await messaging.call('GET', `/messages/conversations?after=${after}`, { as: both });
    expect([status, body.errors[0].path]).toEqual([400, 'after']);
  }
});

test('an attempt that went through is answered alike, whatever has changed since', async () => {
  const [pet, other] = [await messaging.aThing('pet', owner), await messaging.someone()];
  const [key, again] = [{ 'idempotency-key': newId() }, { 'idempotency-key': newId() }];
  const { id } = (await messaging.start(other, pet, { message: 'Hello' }, key)).body.data.conversation;
  const sent = await messaging.of(other, id).send('Well?', again);
  await messaging.of(owner, id).post('block');
  const started = await messaging.start(other, pet, { message: 'Hello' }, key);
  expect([started.status, started.body.data?.conversation.id]).toEqual([201, id]);
  const repeated = await messaging.of(other, id).send('Well?', again);
  expect([repeated.status, repeated.body.data?.chatMessage.id]).toEqual([201, sent.body.data.chatMessage.id]);
});

test('who has no known number cannot share it', async () => {
  const stranger = await messaging.tokens.issue();
  const id = await messaging.started(stranger as Someone, await messaging.aThing('pet', owner));
  const { status, body } = await messaging.of(stranger as Someone, id).post('share-phone');
  expect([status, body.code]).toEqual([404, 'phone.unknown']);
});

test('who blocks another gets nothing more from them, about nothing, until they take it back', async () => {
  const [pet, store] = [await messaging.aThing('pet', owner), await messaging.aThing('store', owner)];
  const id = await messaging.started(sana, pet);
  expect((await messaging.of(owner, id).post('block')).status).toBe(200);
  expect((await messaging.of(owner, id).thread()).conversation).toMatchObject({ blockedByMe: true, canWrite: false });
  expect((await messaging.of(sana, id).thread()).conversation).toMatchObject({ blockedByMe: false, canWrite: false });
  const refused = [
    await messaging.of(sana, id).send('Hello?'),
    await messaging.start(sana, store, { message: 'Hello?' }),
    await messaging.start(sana, pet, { message: 'Hello?' }),
    await messaging.of(owner, id).send('No'),
  ];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(refused.map(() => [403, 'conversation.blocked']));
  expect((await messaging.of(sana, id).unblock()).status).toBe(200);
  expect((await messaging.of(sana, id).send('Hello?')).status).toBe(403);
  expect((await messaging.of(owner, id).unblock()).status).toBe(200);
  expect((await messaging.of(sana, id).send('Hello?')).status).toBe(201);
});

test('what is reported is read by admins, with the messages of then, once for each side', async () => {
  const id = await messaging.started(sana, await messaging.aThing('vet', owner), 'Call 0300 1234567');
  for (const reason of ['Spam', 'Again']) expect((await messaging.of(owner, id).post('report', { reason })).status).toBe(200);
  const admin = await messaging.tokens.issue({ role: 'admin' });
  const { reports } = (await messaging.call('GET', '/messages/reports', { as: admin })).body.data;
  expect(reports).toMatchObject([
    {
      reason: 'Spam',
      reporter: { id: owner.userId },
      asker: { id: sana.userId },
      messages: [{ number: 1, side: 'asker', text: 'Call 0300 1234567' }],
    },
  ]);
  expect((await messaging.call('GET', '/messages/reports', { as: sana })).status).toBe(403);
});

test('a visitor writes to stores and vets, and is answered by mail at the address that is shown', async () => {
  const [store, pet] = [await messaging.aThing('store', owner), await messaging.aThing('pet', owner)];
  const from = { 'x-forwarded-for': '203.0.113.7' };
  const { status, body } = await messaging.start(undefined, store, visitor, from);
  expect([status, body.data.conversation, body.message]).toEqual([201, null, 'Message sent successfully!']);
  await messaging.start(undefined, store, { ...visitor, email: 'sana@example.org' }, from);
  const [conversation] = (await messaging.mailbox(owner)).conversations.filter(
    ({ thing }: { thing: { id: string } }) => thing.id === store.id,
  );
  expect(conversation).toMatchObject({ other: null, visitor: { name: 'ثنا', email: 'Sana@Example.org' }, unread: 2, canWrite: false });
  expect(conversation.lastMessage).toMatchObject({ text: visitor.message, masked: false });
  const seen = messaging.of(owner, conversation.id);
  const refused = [await seen.send('Yes'), await seen.post('block'), await seen.unblock()];
  expect(refused.map(({ body: { code } }) => code)).toEqual(refused.map(() => 'conversation.with-visitor'));
  expect((await messaging.start(undefined, pet, { message: 'Hi' }, from)).status).toBe(401);
  const incomplete = await messaging.start(undefined, store, { message: 'Hi' }, from);
  expect([incomplete.status, incomplete.body.errors.map(({ path }: { path: string }) => path)]).toEqual([
    400,
    ['name', 'email', 'elapsedMs'],
  ]);
});

test('what visitors wrote is forgotten after a year without a word', async () => {
  const vet = await messaging.aThing('vet', owner);
  await messaging.start(undefined, vet, visitor, { 'x-forwarded-for': '203.0.113.8' });
  const kept = () => messaging.database('conversations').where({ thing_id: vet.id });
  const afterDays = async (days: number) => {
    await kept().update({ last_message_at: new Date(now.getTime() - days * dayMs) });
    await messaging.runJob('forget visitors');
    return (await kept()).length;
  };
  expect([await afterDays(364), await afterDays(366)]).toEqual([1, 0]);
});

test('an attempt that is repeated with its key writes once, and the key stands for nothing else', async () => {
  const pet = await messaging.aThing('pet', owner);
  const key = { 'idempotency-key': newId() };
  const [one, other] = [
    await messaging.start(sana, pet, { message: 'Hello' }, key),
    await messaging.start(sana, pet, { message: 'Hello' }, key),
  ];
  const { id } = one.body.data.conversation;
  expect([other.body.data.conversation.id, (await messaging.of(sana, id).thread()).messages.length]).toEqual([id, 1]);
  const again = { 'idempotency-key': newId() };
  const sent = [await messaging.of(sana, id).send('Well?', again), await messaging.of(sana, id).send('Well?', again)];
  expect(sent[1]?.body.data.chatMessage.id).toBe(sent[0]?.body.data.chatMessage.id);
  const reused = [await messaging.of(sana, id).send('Other', again), await messaging.start(sana, pet, { message: 'Other' }, key)];
  const onStore = await messaging.start(sana, await messaging.aThing('store', owner), { message: 'Other' }, key);
  const onVet = await messaging.start(sana, await messaging.aThing('vet', owner), { message: 'Other' }, key);
  expect([...reused, onStore, onVet].map(({ body }) => body.code)).toEqual(Array(4).fill('request.key-reused'));
});

test.each(['pet', 'store', 'vet'] as const)('of a %s only strangers write, and only about one that everybody sees', async (kind) => {
  const [shown, hidden] = [await messaging.aThing(kind, owner), await messaging.aThing(kind, owner, false)];
  const own = await messaging.start(owner, shown, { message: 'Hello' });
  expect([own.status, own.body.code]).toEqual([403, 'conversation.own-thing']);
  for (const thing of [hidden, { kind, id: newId() }]) {
    const { status, body } = await messaging.start(sana, thing, { message: 'Hello' });
    expect([status, body.code]).toEqual([404, `${kind}.not-found`]);
  }
  const blocker = await messaging.someone();
  const id = await messaging.started(sana, await messaging.aThing(kind, blocker));
  await messaging.of(blocker, id).post('block');
  expect((await messaging.start(sana, await messaging.aThing(kind, blocker), { message: 'Hello' })).body.code).toBe('conversation.blocked');
});

test('strangers find no conversation', async () => {
  const id = await messaging.started(sana, await messaging.aThing('pet', owner));
  const stranger = messaging.of(await messaging.someone(), id);
  const answers = [
    await stranger.send('Hi'),
    await stranger.post('read', { upTo: 1 }),
    await stranger.post('share-phone'),
    await stranger.post('block'),
    await stranger.unblock(),
    await stranger.post('report', { reason: 'x' }),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [404, 'conversation.not-found']));
});

test('who writes too much is asked to wait', async () => {
  const eager = await messaging.someone();
  const things = {
    pet: await messaging.aThing('pet', owner),
    store: await messaging.aThing('store', owner),
    vet: await messaging.aThing('vet', owner),
  };
  const id = await messaging.started(eager, things.pet);
  for (let count = 1; count < 50; count += 1) await messaging.started(eager, things.pet);
  for (const thing of Object.values(things)) expect((await messaging.start(eager, thing, { message: 'More' })).status).toBe(429);
  for (let count = 0; count < 120; count += 1) expect((await messaging.of(eager, id).send(`${count}`)).status).toBe(201);
  for (const more of [await messaging.of(eager, id).send('More'), await messaging.of(eager, id).post(`messages/${newId()}/unmask`)])
    expect(more.body.code).toBe('request.too-many');
});

test('a member is shown by the name of today; of who has left nothing is written to, and of an erased one no word is left', async () => {
  const leaver = await messaging.someone();
  const pet = await messaging.aThing('pet', owner);
  const id = await messaging.started(leaver, pet, 'My words');
  const store = await messaging.aThing('store', leaver);
  await messaging.start(undefined, store, visitor, { 'x-forwarded-for': '203.0.113.9' });
  await messaging.of(leaver, id).post('report', { reason: 'My reason' });
  const taken = (await messaging.call('GET', '/messages/export', { as: leaver })).body.data;
  expect(taken).toMatchObject({
    messages: [{ text: 'My words', about: { kind: 'pet', id: pet.id } }],
    reportedConversations: [{ reason: 'My reason' }],
  });
  const seen = async () =>
    (await messaging.of(owner, id).thread()) as {
      conversation: { other: { fullName: string }; canWrite: boolean; phone: string | null };
      messages: { text: string }[];
    };

  await messaging.renames(leaver, 2);
  expect((await seen()).conversation.other.fullName).toBe('Mahnoor Ali');
  await messaging.of(leaver, id).post('share-phone');
  expect((await seen()).conversation.phone).toBe('+923001234567');
  await messaging.deactivates(leaver, 3);
  await eventually(async () => !(await seen()).conversation.canWrite, 'that the member left was consumed');
  expect((await seen()).conversation.phone).toBeNull();
  expect((await messaging.of(owner, id).send('Hello?')).body.code).toBe('conversation.member-left');
  const own = [await messaging.of(leaver, id).send('Hi'), await messaging.start(leaver, pet, { message: 'Hi' })];
  for (const kind of ['store', 'vet'] as const)
    own.push(await messaging.start(leaver, await messaging.aThing(kind, owner), { message: 'Hi' }));
  expect(own.map(({ status, body }) => [status, body.code])).toEqual(own.map(() => [403, 'account.deactivated']));
  expect((await messaging.start(sana, store, { message: 'Hi' })).body.code).toBe('store.not-found');

  await messaging.erases(leaver, 4);
  await eventually(async () => (await seen()).messages[0]?.text === '', 'the words are gone');
  expect((await seen()).conversation.other.fullName).toBe('Former member');
  expect(await messaging.database('conversations').where({ owner_id: leaver.userId })).toEqual([]);
  expect(await messaging.database('reports').where({ reporter_id: leaver.userId, reason: 'My reason' })).toEqual([]);
});
