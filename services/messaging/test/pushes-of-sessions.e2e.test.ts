import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { adoptionRequested, AdoptionStatus, SessionRevocationReason, sessionRevoked } from '@paltu/contracts';
import { newId, systemClock, type MemberId, type SessionId } from '@paltu/kernel';
import { runTransaction, transactionRunner } from '@paltu/persistence';
import { eventually } from '@paltu/testing';
import { withoutLocks } from '@paltu/testing/service';
import type { Knex } from 'knex';
import { pushScopeIn, type PushScope } from '../src/pushes/push-store.ts';
import { endSession, subscribeBrowser } from '../src/pushes/push-use-cases.ts';
import { newPushKeys, startPushService, type LocalPushService } from './push-service.ts';
import { startMessaging, type RunningMessaging, type Someone } from './running-messaging.ts';

let service: LocalPushService;
let messaging: RunningMessaging;
beforeAll(async () => {
  service = await startPushService();
  messaging = await startMessaging({ variables: { ...newPushKeys(), PUSH_SERVICES: service.origin } });
});
afterAll(async () => {
  await messaging.stop();
  await service.stop();
});

/** The same member, logged in elsewhere. */
const elsewhere = ({ userId }: Someone) => messaging.tokens.issue({ userId });
const browsersOf = ({ userId }: Someone): Promise<{ endpoint: string }[]> =>
  messaging.database('push_subscriptions').where({ member_id: userId });
const hasEnded = async ({ sessionId }: Someone): Promise<boolean> =>
  (await messaging.database('ended_sessions').where({ id: sessionId })).length === 1;

const subscribe = async (as: Someone, { endpoint, keys } = service.subscribe()) => {
  const { status, body } = await messaging.call('POST', '/notifications/push', { as, json: { endpoint, keys, language: 'en' } });
  return { endpoint, keys, status, code: body.code as string | undefined };
};
const revoke = async (who: Someone, reason: SessionRevocationReason = SessionRevocationReason.LOGOUT): Promise<void> => {
  const { sessionId, userId } = who;
  await messaging.publishToBus(sessionRevoked, { subject: sessionId, data: { sessionId, userId, reason } });
  await eventually(() => hasEnded(who), 'the end of the session is known');
};
const isAskedFor = async (owner: Someone): Promise<void> => {
  const at = timestampFromDate(new Date());
  const sides = { petId: newId(), petName: 'شیرو', ownerId: owner.userId, requesterId: newId() };
  const request = { id: newId(), version: 1n, ...sides, status: AdoptionStatus.PENDING, createdAt: at, updatedAt: at, respondBy: at };
  await messaging.publishToBus(adoptionRequested, { subject: sides.petId, data: { request } });
};

test.each([
  ['a logout', SessionRevocationReason.LOGOUT],
  ['another password', SessionRevocationReason.PASSWORD_CHANGED],
  ['an account that was deactivated', SessionRevocationReason.DEACTIVATED],
  ['an admin', SessionRevocationReason.ENDED_BY_ADMIN],
])('a browser shows nothing any more once its session is ended by %s; the others of its member go on', async (_by, reason) => {
  const owner = await messaging.someone();
  const lost = await elsewhere(owner);
  const [here, there] = [await subscribe(owner), await subscribe(lost)];
  await revoke(lost, reason);
  expect(await browsersOf(owner)).toMatchObject([{ endpoint: here.endpoint }]);
  await isAskedFor(owner);
  await eventually(async () => {
    await messaging.runJob('send pushes');
    return service.shownIn(here.endpoint).length === 1;
  }, 'the other browser shows it');
  expect(service.asked(there.endpoint)).toBe(0);
});

test('what waits to be shown in it is dropped', async () => {
  const owner = await messaging.someone();
  const { endpoint } = await subscribe(owner);
  service.answer(endpoint, 503);
  await isAskedFor(owner);
  const { id } = (await messaging.database('push_subscriptions').where({ endpoint }).first()) as { id: string };
  const waiting = (): Promise<unknown[]> => messaging.database('pushes').where({ subscription_id: id });
  await eventually(async () => service.asked(endpoint) === 1 && (await waiting()).length === 1, 'it waits');
  await revoke(owner);
  expect(await waiting()).toEqual([]);
});

test('a browser goes with the session in which it asked last', async () => {
  const owner = await messaging.someone();
  const before = await elsewhere(owner);
  const browser = await subscribe(before);
  await subscribe(owner, browser);
  await revoke(before);
  expect(await browsersOf(owner)).toHaveLength(1);
  await revoke(owner);
  expect(await browsersOf(owner)).toEqual([]);
});

test('one that asks in a session that is over is refused', async () => {
  const owner = await messaging.someone();
  await revoke(owner);
  expect(await subscribe(owner)).toMatchObject({ status: 401, code: 'token.revoked' });
  expect(await browsersOf(owner)).toEqual([]);
});

/** Asks as the service does, but for the lock; the session ends once it was seen that it has not. */
const askWhileEnding = async ({ userId: memberId, sessionId: id }: Someone, isLocked: boolean): Promise<void> => {
  const sessionId = id as SessionId;
  let end: Promise<void> | undefined;
  const scopeIn = (plain: Knex.Transaction): PushScope => {
    const scope = pushScopeIn(isLocked ? plain : withoutLocks(plain, { rows: () => false, numbers: true }));
    const has = async (): Promise<boolean> => {
      const found = await scope.endedSessions.has(sessionId);
      end = runTransaction(messaging.database, (trx) => endSession(pushScopeIn(trx), systemClock)({ sessionId, at: new Date() }));
      // Behind the lock it waits for the browser.
      if (!isLocked) await end;
      return found;
    };
    return { ...scope, endedSessions: { ...scope.endedSessions, has } };
  };
  const ask = subscribeBrowser({
    inTransaction: transactionRunner(messaging.database, scopeIn),
    clock: systemClock,
    services: [service.origin],
  });
  const { endpoint, keys } = service.subscribe();
  await ask({ memberId: memberId as MemberId, sessionId, endpoint, ...keys, language: 'en' });
  await end;
};

test('of a browser that asks while its session ends nothing stays; without the lock it would', async () => {
  const [fenced, unfenced] = [await messaging.someone(), await messaging.someone()];
  await askWhileEnding(fenced, true);
  expect(await browsersOf(fenced)).toEqual([]);
  await askWhileEnding(unfenced, false);
  expect(await browsersOf(unfenced)).toHaveLength(1);
});

test('a session of which it is learned days later that it ended takes its browser along, and is not remembered', async () => {
  const owner = await messaging.someone();
  await subscribe(owner);
  const { sessionId, userId } = owner;
  const days = 24 * 60 * 60_000 * 7;
  const data = { sessionId, userId, reason: SessionRevocationReason.LOGOUT };
  await messaging.publishToBus(sessionRevoked, { subject: sessionId, time: new Date(Date.now() - days), data });
  await eventually(async () => (await browsersOf(owner)).length === 0, 'the browser is forgotten');
  expect(await hasEnded(owner)).toBe(false);
});

test('sessions that ended are forgotten after a day, when no token of theirs can live', async () => {
  const [old, fresh] = [await messaging.someone(), await messaging.someone()];
  await revoke(old);
  await revoke(fresh);
  const overADayAgo = new Date(Date.now() - 25 * 60 * 60_000);
  await messaging.database('ended_sessions').where({ id: old.sessionId }).update({ ended_at: overADayAgo });
  await messaging.runJob('forget sessions');
  expect([await hasEnded(old), await hasEnded(fresh)]).toEqual([false, true]);
});
