import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { systemClock, type MemberId } from '@paltu/kernel';
import { transactionRunner } from '@paltu/persistence';
import { withoutLocks } from '@paltu/testing/service';
import type { Knex } from 'knex';
import { knexConversationQueries } from '../src/conversations/conversation-queries-store.ts';
import { conversationScopeIn, type ConversationScope } from '../src/conversations/conversation-store.ts';
import type { ConversationId } from '../src/conversations/conversation.ts';
import { sendMessage } from '../src/conversations/message-use-cases.ts';
import { startMessaging, type RunningMessaging, type Someone } from './running-messaging.ts';

const rounds = 10;
let messaging: RunningMessaging;
let owner: Someone;
beforeAll(async () => {
  messaging = await startMessaging();
  owner = await messaging.someone();
});
afterAll(() => messaging.stop());

const conversationsAbout = (id: string): Promise<unknown[]> => messaging.database('conversations').where({ thing_id: id });

test('of first messages at once of one member, and of one visitor, one conversation is made', async () => {
  const sana = await messaging.someone();
  for (let round = 0; round < rounds; round += 1) {
    const store = await messaging.aThing('store', owner);
    const answers = await Promise.all(['one', 'other', 'third'].map((message) => messaging.start(sana, store, { message })));
    expect(new Set(answers.map(({ body }) => body.data.conversation.id as string)).size).toBe(1);
    expect(await conversationsAbout(store.id)).toMatchObject([{ last_number: 3 }]);
  }
  const visitor = { name: 'ثنا', email: 'sana@example.org', message: 'Hello', elapsedMs: 30_000 };
  for (let round = 0; round < 3; round += 1) {
    const vet = await messaging.aThing('vet', owner);
    const from = { 'x-forwarded-for': `203.0.113.${round + 1}` };
    await Promise.all([1, 2, 3].map(() => messaging.start(undefined, vet, visitor, from)));
    expect(await conversationsAbout(vet.id)).toMatchObject([{ last_number: 3 }]);
  }
});

test('messages at once of both sides are numbered one after the other, and each is unread once', async () => {
  const sana = await messaging.someone();
  const id = await messaging.started(sana, await messaging.aThing('pet', owner));
  const both = [sana, owner].flatMap((side) => Array.from({ length: 10 }, (_, index) => messaging.of(side, id).send(`${index}`)));
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual(Array(20).fill(201));
  const { messages, conversation } = await messaging.of(sana, id).thread('?limit=100');
  expect(messages.map(({ number }: { number: number }) => number)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
  expect(conversation.unread).toBe(10);
});

const ignored = () => async (): Promise<void> => undefined;
const plainScopeIn = conversationScopeIn({
  outboxIn: () => ({ append: ignored() }),
  notifyIn: ignored,
  noticesReadIn: ignored,
  signalIn: ignored,
});

/** Sends as the service does, but for the lock of the two members; between its check and its message another blocks the writer. */
const sendWhileBlocked = async (id: string, writer: Someone, isLocked: boolean): Promise<unknown> => {
  const scopeOf = (plain: Knex.Transaction): ConversationScope => {
    const scope = plainScopeIn(isLocked ? plain : withoutLocks(plain, { rows: () => false, numbers: true }));
    const readObstacles: ConversationScope['blocks']['readObstacles'] = async (...writing) => {
      const found = await scope.blocks.readObstacles(...writing);
      const block = messaging.of(owner, id).post('block');
      // Behind the lock the block waits for the message; without one it is answered before it.
      if (isLocked) void block.then(() => order.push('block'));
      else await block.then(() => order.push('block'));
      return found;
    };
    return { ...scope, blocks: { ...scope.blocks, readObstacles } };
  };
  const order: string[] = [];
  const send = sendMessage({
    inTransaction: transactionRunner(messaging.database, scopeOf),
    queries: knexConversationQueries(messaging.database),
    clock: systemClock,
  });
  await send({ conversationId: id as ConversationId, writerId: writer.userId as MemberId, text: 'Late' }).then(() => order.push('message'));
  return order[0];
};

test('what is on its way while its writer is blocked arrives before the block; without the lock it would arrive after it', async () => {
  const [sana, mahnoor] = [await messaging.someone(), await messaging.someone()];
  const fenced = await messaging.started(sana, await messaging.aThing('pet', owner));
  expect(await sendWhileBlocked(fenced, sana, true)).toBe('message');
  const unfenced = await messaging.started(mahnoor, await messaging.aThing('pet', owner));
  expect(await sendWhileBlocked(unfenced, mahnoor, false)).toBe('block');
});

test('without the index two first messages of one visitor at once would be two conversations', async () => {
  const vet = await messaging.aThing('vet', owner);
  const visitor = { name: 'ثنا', email: 'sana@example.org', message: 'Hello', elapsedMs: 30_000 };
  const from = { 'x-forwarded-for': '203.0.113.99' };
  await messaging.database.raw('drop index conversations_one_of_visitor');
  await Promise.all([1, 2].map(() => messaging.start(undefined, vet, visitor, from)));
  expect(await conversationsAbout(vet.id)).toHaveLength(2);
});
