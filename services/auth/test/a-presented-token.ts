import { newId, type MemberId, type SessionId } from '@paltu/kernel';
import { startSession, type PresentedToken, type RefreshToken, type Session } from '../src/sessions/session.ts';

export const loginAt = new Date('2026-03-01T09:00:00Z');

/** A session and its first token; only what matters needs to be given. */
export const aPresentedToken = (
  over: { session?: Partial<Session>; token?: Partial<RefreshToken>; successor?: Partial<RefreshToken> } = {},
): PresentedToken => {
  const { session, token } = startSession(
    { id: newId() as SessionId, userId: newId() as MemberId, tokenHash: newId(), browser: 'Chrome', system: 'Android' },
    loginAt,
  );
  const successor = over.successor && { ...token, hash: newId(), ...over.successor };
  return { session: { ...session, ...over.session }, token: { ...token, ...over.token }, successor };
};
