import { expect, test } from '@jest/globals';
import { aChain, loginAt } from '../../../test/a-chain.ts';
import { judgeRefresh } from './judge-refresh.ts';
import { revokeSession } from './revoke-session.ts';
import { rotateToken } from './rotate-token.ts';

const day = 24 * 60 * 60_000;
const after = (ms: number) => new Date(loginAt.getTime() + ms);
const usedChain = (successor: { usedAt: Date | null } = { usedAt: null }) =>
  aChain({ token: { usedAt: loginAt, successorHash: 'next' }, successor });

test('a token that was not used yet is exchanged for its successor', () => {
  expect(judgeRefresh(aChain(), after(1))).toBe('rotate');
});

test('within ten seconds of its use a token gives its first answer again', () => {
  expect(judgeRefresh(usedChain(), after(9_999))).toBe('repeat');
  expect(judgeRefresh(usedChain(), after(10_000))).toBe('reused');
});

test('the use of its successor ends the grace of a token', () => {
  expect(judgeRefresh(usedChain({ usedAt: after(1) }), after(2))).toBe('reused');
});

test('a token lives thirty days from the last refresh', () => {
  expect(judgeRefresh(aChain(), after(30 * day - 1))).toBe('rotate');
  expect(() => judgeRefresh(aChain(), after(30 * day))).toThrow(expect.objectContaining({ code: 'refresh-token.expired' }));
  const { successor } = rotateToken(aChain(), { successorHash: 'next', sealedAccessToken: 'sealed' }, after(20 * day));
  expect(successor).toMatchObject({ hash: 'next', expiresAt: after(50 * day), usedAt: null });
});

test('a session lives a hundred and eighty days however often it is refreshed', () => {
  const { successor } = rotateToken(aChain(), { successorHash: 'next', sealedAccessToken: 'sealed' }, after(170 * day));
  expect(successor.expiresAt).toEqual(after(180 * day));
});

test('no token of an ended session is taken, used or not', () => {
  const ended = { session: { revokedAt: loginAt, revocationReason: 'logout' as const } };
  const invalid = expect.objectContaining({ code: 'refresh-token.invalid' });
  expect(() => judgeRefresh(aChain(ended), after(1))).toThrow(invalid);
  expect(() => judgeRefresh({ ...usedChain(), session: aChain(ended).session }, after(1))).toThrow(invalid);
});

test('a session ends once, and says so once', () => {
  const { session } = aChain();
  const first = revokeSession(session, 'logout', after(1));
  expect(first.session).toMatchObject({ revokedAt: after(1), revocationReason: 'logout' });
  expect(first.events).toEqual([{ type: 'SessionRevoked', sessionId: session.id, userId: session.userId, reason: 'logout', at: after(1) }]);
  expect(revokeSession(first.session, 'token-reused', after(2))).toEqual({ session: first.session, events: [] });
});
