import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  adoptionApproved,
  adoptionCancelled,
  adoptionRequested,
  AdoptionStatus,
  messageSent,
  userSuspended,
  UserType,
} from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { startMessaging, type RunningMessaging, type Someone } from './running-messaging.ts';

let messaging: RunningMessaging;
let owner: Someone;
beforeAll(async () => {
  messaging = await startMessaging();
  owner = await messaging.someone({ firstName: 'Bilal' });
});
afterAll(() => messaging.stop());

type AThing = Awaited<ReturnType<RunningMessaging['aThing']>>;

const steps = [
  [adoptionRequested, AdoptionStatus.PENDING],
  [adoptionApproved, AdoptionStatus.APPROVED],
  [adoptionCancelled, AdoptionStatus.CANCELLED],
] as const;

/** A request that has taken the first so many steps; `next` is the next one. */
const aRequest = async (requester: Pick<Someone, 'userId'>, pet: AThing, of: Pick<Someone, 'userId'> = owner) => {
  const id = newId();
  let version = 0;
  const next = async (): Promise<void> => {
    const [definition, status] = steps[version] ?? steps[0];
    version += 1;
    const at = timestampFromDate(new Date());
    const sides = { petId: pet.id, petName: 'شیرو', ownerId: of.userId, requesterId: requester.userId };
    const request = { id, version: BigInt(version), ...sides, status, createdAt: at, updatedAt: at, respondBy: at };
    await messaging.publishToBus(definition as typeof adoptionRequested, { subject: pet.id, sequence: version, data: { request } });
    const isKnown = async () => Number((await messaging.database('adoption_requests').where({ id }).first())?.version) === version;
    await eventually(isKnown, 'the step of the request is known');
  };
  await next();
  return { id, next };
};

const write = (as: Someone, id: string, message = 'When could you come?', headers: Record<string, string> = {}) =>
  messaging.call('POST', `/messages/requests/${id}`, { as, json: { message }, headers });

const codeOf = async (as: Someone, id: string): Promise<unknown[]> => {
  const { status, body } = await write(as, id);
  return [status, body.code];
};

test('the owner of a pet writes to who asks for it, in the conversation in which they would write, also while it is not shown', async () => {
  const [sana, pet] = [await messaging.someone(), await messaging.aThing('pet', owner)];
  const { id, next } = await aRequest(sana, pet);
  const { status, body } = await write(owner, id);
  expect([status, body.message]).toEqual([201, 'Message sent successfully!']);
  const { conversation } = body.data;
  expect(conversation).toMatchObject({ thing: { kind: 'pet', id: pet.id }, side: 'owner', other: { id: sana.userId }, unread: 0 });
  expect(conversation.lastMessage).toMatchObject({ number: 1, mine: true });
  const { message } = await messaging.untilPublished(messageSent, conversation.id);
  expect(message).toMatchObject({ thingId: pet.id, senderId: owner.userId, recipientId: sana.userId });
  expect((await messaging.of(sana, conversation.id).thread()).conversation).toMatchObject({ side: 'asker', unread: 1, canWrite: true });
  expect(await messaging.started(sana, pet, 'On Sunday')).toBe(conversation.id);
  await next();
  expect((await write(owner, id, 'Good')).body.data.conversation).toMatchObject({ id: conversation.id, lastMessage: { number: 3 } });

  const hidden = await messaging.aThing('pet', owner, false);
  expect((await write(owner, (await aRequest(sana, hidden)).id)).status).toBe(201);
});

test('what an owner writes first is masked, reported, exported and erased as other messages are', async () => {
  const [leaver, sana] = [await messaging.someone(), await messaging.someone()];
  const pet = await messaging.aThing('pet', leaver);
  const { id } = (await write(leaver, (await aRequest(sana, pet, leaver)).id, 'Call 0300 1234567')).body.data.conversation;
  const seen = messaging.of(sana, id);
  expect((await seen.thread()).messages[0]).toMatchObject({ mine: false, masked: true });
  expect((await seen.post('report', { reason: 'Spam' })).status).toBe(200);
  const { messages } = (await messaging.call('GET', '/messages/export', { as: leaver })).body.data;
  expect(messages).toMatchObject([{ conversationId: id, text: 'Call 0300 1234567', about: { kind: 'pet', id: pet.id } }]);
  await messaging.erases(leaver, 2);
  await eventually(async () => (await seen.thread()).messages[0]?.text === '', 'the words are gone');
});

test('an attempt that is repeated with its key writes once, and the key stands for nothing else', async () => {
  const [sana, key] = [await messaging.someone(), { 'idempotency-key': newId() }];
  const { id, next } = await aRequest(sana, await messaging.aThing('pet', owner));
  const first = await write(owner, id, 'Hello', key);
  await next();
  await next();
  const again = await write(owner, id, 'Hello', key);
  expect([again.status, again.body.data.conversation.lastMessage.number]).toEqual([201, 1]);
  expect(again.body.data.conversation.id).toBe(first.body.data.conversation.id);
  expect((await write(owner, id, 'Other', key)).body.code).toBe('request.key-reused');
});

test('of a request that has ended, of others, or by who asks, no conversation begins', async () => {
  const [sana, stranger] = [await messaging.someone(), await messaging.someone()];
  const pet = await messaging.aThing('pet', owner);
  const { id, next } = await aRequest(sana, pet);
  expect(await codeOf(sana, id)).toEqual([403, 'adoption-request.not-yours']);
  for (const unknown of [id, newId()]) expect(await codeOf(stranger, unknown)).toEqual([404, 'adoption-request.not-found']);
  await next();
  await next();
  expect(await codeOf(owner, id)).toEqual([409, 'adoption-request.already-answered']);
  expect(await messaging.database('conversations').where({ thing_id: pet.id })).toEqual([]);
});

test('who is blocked, stopped, suspended or away begins no conversation by a request, nor with who is away', async () => {
  const [seller, sana] = [await messaging.someone(), await messaging.someone()];
  const pet = await messaging.aThing('pet', seller);
  const { id } = await aRequest(sana, pet, seller);
  const conversation = await messaging.started(sana, pet);
  await messaging.of(sana, conversation).post('block');
  expect(await codeOf(seller, id)).toEqual([403, 'conversation.blocked']);
  await messaging.of(sana, conversation).unblock();
  await messaging.database('writing_stops').insert({ member_id: seller.userId, stopped_until: null });
  expect(await codeOf(seller, id)).toEqual([403, 'conversation.writing-stopped']);
  await messaging.database('writing_stops').where({ member_id: seller.userId }).delete();

  const untilRefused = (as: Someone, code: string) => eventually(async () => (await codeOf(as, id))[1] === code, `${code} is answered`);
  const suspend = ({ userId }: Someone) => {
    const user = { id: userId, version: 2n, userType: UserType.USER, firstName: 'Sana', lastName: 'Ahmed', suspended: true };
    return messaging.publishToBus(userSuspended, { subject: userId, sequence: 2, data: { user } });
  };
  await suspend(sana);
  await untilRefused(seller, 'conversation.member-left');
  await suspend(seller);
  await untilRefused(seller, 'account.deactivated');
});

test('who begins too many conversations is asked to wait', async () => {
  const [eager, sana] = [await messaging.someone(), await messaging.someone()];
  const { id } = await aRequest(sana, await messaging.aThing('pet', eager), eager);
  for (let count = 0; count < 50; count += 1) expect((await write(eager, id, `${count}`)).status).toBe(201);
  expect((await write(eager, id)).status).toBe(429);
});
