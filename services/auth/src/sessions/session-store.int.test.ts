import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { MemberId, SessionId } from '@paltu/kernel';
import { aPresentedToken, loginAt } from '../../test/a-presented-token.ts';
import { barrier } from '../../test/barrier.ts';
import { openAuthStore, type AuthStore } from '../../test/open-auth-store.ts';
import { forgetExpiredSessions } from './session-use-cases.ts';
import { revokeSession, rotateToken, type PresentedToken } from './session.ts';

const dayMs = 24 * 60 * 60_000;
const later = new Date(loginAt.getTime() + 60_000);

let store: AuthStore;
let userId: MemberId;
beforeAll(async () => {
  store = await openAuthStore();
});
beforeEach(async () => {
  await store.empty();
  userId = (await store.add({ userType: 'admin' })).id;
});
afterAll(() => store.close());

const logIn = async (over: Parameters<typeof aPresentedToken>[0] = {}): Promise<PresentedToken> => {
  const presented = aPresentedToken({ ...over, session: { ...over.session, userId } });
  await store.inSessionTransaction(({ sessions }) => sessions.add(presented.session, presented.token));
  return presented;
};
const rotated = (presented: PresentedToken, successorHash: string) =>
  rotateToken(presented, { successorHash, sealedAccessToken: 'sealed' }, later);
/** So many days after the logins. */
const forgetExpired = (days: number): Promise<number> => {
  const clock = { now: () => new Date(loginAt.getTime() + days * dayMs) };
  return forgetExpiredSessions({ inTransaction: store.inSessionTransaction, archive: store.archive, clock })();
};
const findPresented = (hash: string) => store.inSessionTransaction(({ sessions }) => sessions.findPresented(hash));

test('a session is found by its id and by its token', async () => {
  const { session, token } = await logIn();
  expect(await store.inSessionTransaction(({ sessions }) => sessions.find(session.id))).toEqual(session);
  expect(await findPresented(token.hash)).toEqual({ session, token, successor: undefined });
});

test('what nobody has is not found', async () => {
  expect(await findPresented('unknown')).toBeUndefined();
  expect(await store.inSessionTransaction(({ sessions }) => sessions.find(aPresentedToken().session.id as SessionId))).toBeUndefined();
});

test('a used token leads to its successor', async () => {
  const presented = await logIn();
  const { used, successor } = rotated(presented, `${presented.token.hash}-next`);
  await store.inSessionTransaction(({ sessions }) => sessions.saveRotation(used, successor));
  expect(await findPresented(used.hash)).toEqual({ session: presented.session, token: used, successor });
  expect(await findPresented(successor.hash)).toEqual({ session: presented.session, token: successor, successor: undefined });
});

test('uses of one token at once take turns, and each sees what the one before it did', async () => {
  const { token } = await logIn();
  const meet = barrier();
  const use = () =>
    store.inSessionTransaction(async ({ sessions }) => {
      const presented = (await sessions.findPresented(token.hash))!;
      await meet();
      if (presented.token.usedAt !== null) return 'late';
      const { used, successor } = rotated(presented, `${token.hash}-next`);
      await sessions.saveRotation(used, successor);
      return 'first';
    });
  expect((await Promise.all([use(), use()])).sort()).toEqual(['first', 'late']);
});

test('the end of a session is kept together with its event, or neither is', async () => {
  const { session } = await logIn();
  const end = (failure?: Error) =>
    store.inSessionTransaction(async ({ sessions, outbox }) => {
      const ended = revokeSession(session, 'logout', later);
      await sessions.save(ended.state);
      await outbox.append(ended.events);
      if (failure !== undefined) throw failure;
    });
  await expect(end(new Error('in the middle'))).rejects.toThrow('in the middle');
  expect(await store.eventTypes()).toEqual([]);
  expect(await store.inSessionTransaction(({ sessions }) => sessions.find(session.id))).toEqual(session);
  await end();
  expect(await store.eventTypes()).toEqual(['session.revoked']);
  expect(await store.inSessionTransaction(({ sessions }) => sessions.find(session.id))).toMatchObject({
    revokedAt: later,
    revocationReason: 'logout',
  });
});

test('the sessions of a member that can be used are listed, the last used first', async () => {
  const old = await logIn({ session: { lastUsedAt: new Date(loginAt.getTime() - 1) } });
  const recent = await logIn({ session: { lastUsedAt: later } });
  await logIn({ session: { lastUsedAt: new Date(loginAt.getTime() - dayMs) } });
  await logIn({ session: { lastUsedAt: later, endsAt: later } });
  await logIn({ session: { revokedAt: later, revocationReason: 'logout' } });
  const stranger = await store.add();
  const theirs = aPresentedToken({ session: { userId: stranger.id } });
  await store.inSessionTransaction(({ sessions }) => sessions.add(theirs.session, theirs.token));
  const open = { at: later, usedAfter: new Date(loginAt.getTime() - 2), limit: 10 };
  expect(await store.sessions.listOpen(userId, open)).toEqual([recent.session, old.session]);
  expect(await store.sessions.listOpen(userId, { ...open, limit: 1 })).toEqual([recent.session]);
});

test('a member is admitted with the password that was checked, while it is theirs', async () => {
  const member = await store.add({ passwordHash: 'checked' });
  const admit = () => store.inSessionTransaction(({ members }) => members.admit(member));
  expect(await admit()).toBe('user');
  await store.database('accounts').where({ id: member.id }).update({ password_hash: 'changed' });
  expect(await admit()).toBeUndefined();
});

test('the role of a member is the one of now', async () => {
  expect(await store.inSessionTransaction(({ members }) => members.find(userId))).toBe('admin');
  expect(await store.inSessionTransaction(({ members }) => members.find(aPresentedToken().session.userId))).toBeUndefined();
});

test('what expired is forgotten, and what lives is not', async () => {
  const old = await logIn();
  const live = await logIn({ token: { expiresAt: new Date(loginAt.getTime() + 60 * dayMs) } });
  expect(await forgetExpired(40)).toBe(1);
  expect(await findPresented(old.token.hash)).toBeUndefined();
  expect(await store.inSessionTransaction(({ sessions }) => sessions.find(old.session.id))).toBeUndefined();
  expect(await findPresented(live.token.hash)).toEqual({ session: live.session, token: live.token, successor: undefined });
});

test('all that expired is forgotten at once, however much it is', async () => {
  const { session } = await logIn({ token: { expiresAt: new Date(loginAt.getTime() + 60 * dayMs) } });
  await store.database.raw(
    `insert into sessions (id, account_id, started_at, last_used_at, ends_at)
     select gen_random_uuid(), ?, ?, ?, ? from generate_series(1, 5001)`,
    [userId, loginAt, loginAt, loginAt],
  );
  await store.database.raw(
    `insert into refresh_tokens (token_hash, session_id, expires_at)
     select 'old-' || number, ?, ? from generate_series(1, 12000) number`,
    [session.id, loginAt],
  );
  expect(await forgetExpired(40)).toBe(12_000);
  expect(await store.database('refresh_tokens').pluck('session_id')).toEqual([session.id]);
  expect(await store.database('sessions').pluck('id')).toEqual([session.id]);
});

test('that a session has run out is published once, as it is forgotten; of one that was ended it was before', async () => {
  const [unused, loggedOut] = [await logIn(), await logIn()];
  const { state } = revokeSession(loggedOut.session, 'logout', later);
  await store.inSessionTransaction(({ sessions }) => sessions.save(state));
  const live = await logIn({ token: { expiresAt: new Date(loginAt.getTime() + 60 * dayMs) } });
  await Promise.all([forgetExpired(40), forgetExpired(40)]);
  await forgetExpired(41);
  expect(await store.database('sessions').pluck('id')).toEqual([live.session.id]);
  expect(await store.database('outbox').pluck('aggregateid')).toEqual([unused.session.id]);
});

test('however many have run out, each is published', async () => {
  await store.database.raw(
    `insert into sessions (id, account_id, started_at, last_used_at, ends_at)
     select gen_random_uuid(), ?, ?, ?, ? from generate_series(1, 1001)`,
    [userId, loginAt, loginAt, loginAt],
  );
  const ids = await store.database('sessions').pluck('id');
  await forgetExpired(40);
  expect(await store.database('sessions').pluck('id')).toEqual([]);
  const published = await store.database('outbox').pluck('aggregateid');
  expect(published.toSorted()).toEqual(ids.toSorted());
});

test('the open sessions of a member are those that have neither ended nor been ended', async () => {
  const open = await logIn();
  await logIn({ session: { endsAt: later } });
  const ended = await logIn();
  await store.inSessionTransaction(({ sessions }) => sessions.save(revokeSession(ended.session, 'password-changed', later).state));
  const stranger = await store.add();
  expect(await store.inSessionTransaction(({ sessions }) => sessions.listOpen(userId, later))).toEqual([open.session]);
  expect(await store.inSessionTransaction(({ sessions }) => sessions.listOpen(stranger.id, later))).toEqual([]);
});
