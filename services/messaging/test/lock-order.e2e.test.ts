import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId, systemClock, type MemberId } from '@paltu/kernel';
import { runTransaction } from '@paltu/persistence';
import { eventually } from '@paltu/testing';
import { holdRow } from '@paltu/testing/service';
import type { Knex } from 'knex';
import { presenceIn, topicsOfConversations } from '../src/conversations/conversation-store.ts';
import { notifyIn } from '../src/notifications/notifications-module.ts';
import { knexPushOrders } from '../src/pushes/push-store.ts';
import { startMessaging, type RunningMessaging, type Someone } from './running-messaging.ts';

let messaging: RunningMessaging;
beforeAll(async () => void (messaging = await startMessaging()));
afterAll(() => messaging.stop());

const idOf = ({ userId }: Someone): MemberId => userId as MemberId;

/** A session of this database waits for a lock. */
const somebodyWaits = () =>
  eventually(async () => {
    const waiting = messaging.database('pg_stat_activity').where({ wait_event_type: 'Lock' }).whereRaw('datname = current_database()');
    return (await waiting.first('pid')) !== undefined;
  }, 'somebody waits for a lock');

/** Rows that nobody has locked. */
const free = (table: string, where: object): Promise<unknown[]> =>
  runTransaction(messaging.database, async (trx) => (await trx(table).where(where).forUpdate().skipLocked()) as unknown[]);

const request = { type: 'adoption.requested', params: {}, page: 'dashboard', at: new Date() } as const;
const notify = (memberId: MemberId, subjectId = newId()): Promise<void> => {
  const needs = {
    clock: systemClock,
    membersIn: presenceIn,
    signalIn: () => async () => undefined,
    pushesIn: (trx: Knex.Transaction) => knexPushOrders(trx),
  };
  return runTransaction(messaging.database, (trx) =>
    notifyIn(needs)(trx)({ ...request, eventId: newId(), subjectId, memberIds: [memberId] }),
  );
};

test('who is notified of a message is locked before its conversation, as who writes is: else one who answers at once is a deadlock', async () => {
  const [owner, asker] = [await messaging.someone(), await messaging.someone()];
  const id = await messaging.started(asker, await messaging.aThing('pet', owner));
  const writing = await messaging.database.transaction();
  await presenceIn(writing).listAway(idOf(owner), idOf(asker));
  const topic = runTransaction(messaging.database, (trx) => topicsOfConversations(trx)([{ conversationId: id, memberId: idOf(owner) }]));
  await somebodyWaits();
  expect(await free('conversations', { id })).toHaveLength(1);
  await writing.commit();
  expect(await topic).toMatchObject([{ readUpTo: 0 }]);
});

test('who reads notices has their settings locked before them, as who notifies does', async () => {
  const owner = await messaging.someone();
  const read = () => messaging.call('PATCH', '/notifications/read', { as: owner, json: {} });
  await read();
  await notify(idOf(owner));
  const letGo = await holdRow(messaging.database, 'notice_settings', { member_id: owner.userId });
  const reading = read();
  await somebodyWaits();
  expect(await free('notices', { member_id: owner.userId })).toHaveLength(1);
  await letGo();
  expect((await reading).status).toBe(200);
});

test('a member is notified though a browser of theirs is forgotten just then', async () => {
  const owner = await messaging.someone();
  const [id, subjectId] = [newId(), newId()];
  const browser = { id, member_id: owner.userId, endpoint: `https://push.example/${id}`, p256dh: 'x', auth: 'x', language: 'en' };
  await messaging.database('push_subscriptions').insert({ ...browser, subscribed_at: new Date() });
  const ending = await messaging.database.transaction();
  await ending('push_subscriptions').where({ id }).delete();
  const notified = notify(idOf(owner), subjectId);
  await somebodyWaits();
  await ending.commit();
  await notified;
  expect(await free('notices', { member_id: owner.userId, subject_id: subjectId })).toHaveLength(1);
});
