import type { Chain, RefreshToken } from './session.ts';
import { issueRefreshToken } from './start-session.ts';

/** The presented token gives way to its successor, and keeps its answer for those who ask again. */
export const rotateToken = (
  { session, token }: Chain,
  answer: { successorHash: string; sealedAccessToken: string },
  at: Date,
): { used: RefreshToken; successor: RefreshToken } => ({
  used: { ...token, ...answer, usedAt: at },
  successor: issueRefreshToken(session, answer.successorHash, at),
});
