import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { adoptionAnswerDue, AdoptionStatus, storeUpdated } from '@paltu/contracts';
import { newId, systemClock, type MemberId } from '@paltu/kernel';
import { runTransaction } from '@paltu/persistence';
import { createTestDatabase, eventually } from '@paltu/testing';
import { withoutLocks } from '@paltu/testing/service';
import type { Knex } from 'knex';
import { presenceIn } from '../src/conversations/conversation-store.ts';
import { forgetNoticesOf } from '../src/notifications/notice-store.ts';
import { notifyIn } from '../src/notifications/notifications-module.ts';
import { startMessaging, type RunningMessaging, type Someone } from './running-messaging.ts';

let messaging: RunningMessaging;
beforeAll(async () => void (messaging = await startMessaging()));
afterAll(() => messaging.stop());

const kept = ({ userId }: Someone, database = messaging.database): Promise<{ type: string }[]> =>
  database('notices').where({ member_id: userId });
const mailsOf = ({ userId }: Someone): Promise<unknown[]> => messaging.database('notice_mails').where({ member_id: userId });
const isAway = ({ userId }: Someone, database = messaging.database) =>
  eventually(async () => (await database('presences').where({ id: userId, is_away: true })).length === 1, 'the member has left');
const isNotified = (who: Someone, count: number, database = messaging.database) =>
  eventually(async () => (await kept(who, database)).length === count, `${count} notices`);

/** The owner has not handed the pet over: both sides are notified, in one transaction. */
const isWaitedFor = async (owner: Someone, requester: Someone): Promise<void> => {
  const at = timestampFromDate(new Date());
  const sides = { petId: newId(), petName: 'شیرو', ownerId: owner.userId, requesterId: requester.userId };
  const request = { id: newId(), version: 2n, ...sides, status: AdoptionStatus.APPROVED, createdAt: at, updatedAt: at, respondBy: at };
  await messaging.publishToBus(adoptionAnswerDue, { subject: sides.petId, sequence: 2, data: { request } });
};

test.each(['erases', 'deactivates'] as const)('%s: what is consumed after it notifies the other side alone', async (leaves) => {
  const [owner, requester] = [await messaging.someone(), await messaging.someone()];
  await messaging[leaves](owner, 2);
  await isAway(owner);
  await isWaitedFor(owner, requester);
  await isNotified(requester, 1);
  expect([await kept(owner), await mailsOf(owner)]).toEqual([[], []]);
});

test('who is back is notified again, and not of what happened meanwhile', async () => {
  const [owner, requester] = [await messaging.someone(), await messaging.someone()];
  await messaging.deactivates(owner, 2);
  await isAway(owner);
  await isWaitedFor(owner, requester);
  await isNotified(requester, 1);
  await messaging.reactivates(owner, 3);
  await eventually(async () => (await messaging.database('presences').where({ id: owner.userId, is_away: false })).length === 1, 'back');
  await isWaitedFor(owner, requester);
  await isNotified(requester, 2);
  expect(await kept(owner)).toHaveLength(1);
});

test('what was consumed before an erasure goes with the account', async () => {
  const [owner, requester] = [await messaging.someone(), await messaging.someone()];
  await isWaitedFor(owner, requester);
  await isNotified(owner, 1);
  await messaging.erases(owner, 2);
  await isNotified(owner, 0);
  expect([(await kept(requester)).length, await mailsOf(owner)]).toEqual([1, []]);
});

test('a database that is built anew from the topics has notices of those alone who are there', async () => {
  const marked = async (owner: Someone): Promise<string> => {
    const { id } = await messaging.aThing('store', owner);
    const store = { id, ownerId: owner.userId, version: 2n, name: 'Happy Paws', verified: true };
    await messaging.publishToBus(storeUpdated, { subject: id, sequence: 2, data: { store } });
    await isNotified(owner, 1);
    return id;
  };
  const [erased, stays] = [await messaging.someone(), await messaging.someone()];
  const stores = [await marked(erased), await marked(stays)];
  await messaging.erases(erased, 2);
  await isNotified(erased, 0);
  const { url, drop } = await createTestDatabase({ migrations: [join(import.meta.dirname, '../migrations')] });
  const anew = await startMessaging({ beside: { ...messaging, databaseUrl: url } });
  const { database } = anew;
  await isAway(erased, database);
  await eventually(async () => (await database('thing_marks').whereIn('id', stores).where({ version: 2 })).length === 2, 'both are marked');
  await isNotified(stays, 1, database);
  await isNotified(erased, 0, database);
  await anew.stop();
  await drop();
});

/** As `messaging.closing` does it. */
const erase = (memberId: MemberId): Promise<void> =>
  runTransaction(messaging.database, async (trx) => {
    await presenceIn(trx).keep({ memberId, version: 2, isAway: true, hasLeft: true, isSuspended: false, memberSince: null });
    await forgetNoticesOf(trx)(memberId);
  });

/** Notifies as the service does, but for the lock; the member is erased once it was seen that they are there. */
const notifyWhileErased = async (who: Someone, isLocked: boolean): Promise<void> => {
  const memberId = who.userId as MemberId;
  let erasure: Promise<void> | undefined;
  const seenThere = (plain: Knex.Transaction) => ({
    listAwayAmong: async (ids: readonly MemberId[]) => {
      const found = await presenceIn(isLocked ? plain : withoutLocks(plain, { rows: () => false, numbers: true })).listAwayAmong(ids);
      erasure = erase(memberId);
      // Behind the lock it waits for the notice.
      if (!isLocked) await erasure;
      return found;
    },
  });
  const notify = notifyIn({
    clock: systemClock,
    membersIn: seenThere,
    signalIn: () => async () => undefined,
    pushesIn: () => ({ havingBrowsers: async () => new Set(), add: async () => undefined }),
  });
  const request = { type: 'adoption.requested', subjectId: newId(), params: {}, page: 'dashboard', at: new Date() } as const;
  await runTransaction(messaging.database, (trx) => notify(trx)({ ...request, eventId: newId(), memberIds: [memberId] }));
  await erasure;
};

test('of one who is erased meanwhile no notice stays; without the lock one would', async () => {
  const [fenced, unfenced] = [await messaging.someone(), await messaging.someone()];
  await notifyWhileErased(fenced, true);
  expect(await kept(fenced)).toEqual([]);
  await notifyWhileErased(unfenced, false);
  expect(await kept(unfenced)).toHaveLength(1);
});
