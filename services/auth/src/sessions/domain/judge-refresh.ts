import { refreshTokenExpired, refreshTokenInvalid } from './session-errors.ts';
import type { Chain } from './session.ts';

/** For so long after its use a token gives its first answer again: tabs that refresh at once share one successor. */
export const graceMs = 10_000;

const isWithinGrace = ({ token, successor }: Chain, at: Date): boolean =>
  token.usedAt !== null && at.getTime() - token.usedAt.getTime() < graceMs && successor?.usedAt === null;

/**
 * What a presented token deserves: a successor (`rotate`), its first answer again (`repeat`), or the end of its session
 * (`reused`): a token that comes back after its time, or when its successor is in use already, has two holders.
 * @throws AppError `refresh-token.invalid` when its session has ended, `refresh-token.expired`
 */
export const judgeRefresh = (chain: Chain, at: Date): 'rotate' | 'repeat' | 'reused' => {
  const { session, token } = chain;
  if (session.revokedAt !== null) throw refreshTokenInvalid();
  if (token.usedAt !== null) return isWithinGrace(chain, at) ? 'repeat' : 'reused';
  if (at >= token.expiresAt) throw refreshTokenExpired();
  return 'rotate';
};
