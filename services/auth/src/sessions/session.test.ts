import { expect, test } from '@jest/globals';
import { aPresentedToken, loginAt } from '../../test/a-presented-token.ts';
import { decideRefresh, revokeSession, rotateToken } from './session.ts';

const day = 24 * 60 * 60_000;
const after = (ms: number) => new Date(loginAt.getTime() + ms);
const usedToken = (successor: { usedAt: Date | null } = { usedAt: null }) =>
  aPresentedToken({ token: { usedAt: loginAt, successorHash: 'next' }, successor });

test('a token that was not used yet is exchanged for its successor', () => {
  expect(decideRefresh(aPresentedToken(), after(1))).toBe('rotate');
});

test('within a minute of its use a token gives its first answer again', () => {
  expect(decideRefresh(usedToken(), after(59_999))).toBe('repeat');
  expect(decideRefresh(usedToken(), after(60_000))).toBe('reused');
});

test('the use of its successor ends the grace of a token', () => {
  expect(decideRefresh(usedToken({ usedAt: after(1) }), after(2))).toBe('reused');
});

test('a token lives thirty days from the last refresh', () => {
  expect(decideRefresh(aPresentedToken(), after(30 * day - 1))).toBe('rotate');
  expect(() => decideRefresh(aPresentedToken(), after(30 * day))).toThrow(expect.objectContaining({ code: 'refresh-token.expired' }));
  const { session, successor } = rotateToken(aPresentedToken(), { successorHash: 'next', sealedAccessToken: 'sealed' }, after(20 * day));
  expect(successor).toMatchObject({ hash: 'next', expiresAt: after(50 * day), usedAt: null });
  expect(session.lastUsedAt).toEqual(after(20 * day));
});

test('a session lives a hundred and eighty days however often it is refreshed', () => {
  const { successor } = rotateToken(aPresentedToken(), { successorHash: 'next', sealedAccessToken: 'sealed' }, after(170 * day));
  expect(successor.expiresAt).toEqual(after(180 * day));
});

test('no token of an ended session is taken, used or not', () => {
  const ended = { session: { revokedAt: loginAt, revocationReason: 'logout' as const } };
  const invalid = expect.objectContaining({ code: 'refresh-token.invalid' });
  expect(() => decideRefresh(aPresentedToken(ended), after(1))).toThrow(invalid);
  expect(() => decideRefresh({ ...usedToken(), session: aPresentedToken(ended).session }, after(1))).toThrow(invalid);
});

test('a session ends once, and publishes that once', () => {
  const { session } = aPresentedToken();
  const first = revokeSession(session, 'logout', after(1));
  expect(first.state).toMatchObject({ revokedAt: after(1), revocationReason: 'logout' });
  expect(first.events).toEqual([{ type: 'SessionRevoked', sessionId: session.id, userId: session.userId, reason: 'logout', at: after(1) }]);
  expect(revokeSession(first.state, 'token-reused', after(2))).toEqual({ state: first.state, events: [] });
});
