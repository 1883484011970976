import type { MemberId } from '@paltu/kernel';
import { fromColumns, toColumns } from '@paltu/persistence';
import type { RefreshToken, Session } from '../domain/session.ts';

interface SessionRow extends Omit<Session, 'userId' | 'passwordGivenAt'> {
  readonly accountId: MemberId;
  /** Null where the release before began the session. */
  readonly passwordGivenAt: Date | null;
}

/** A row of `sessions`: the member is an account there. */
export const toSessionRow = ({ userId, ...session }: Session): Record<string, unknown> => ({ ...toColumns(session), account_id: userId });

export const toSession = (row: object): Session => {
  const { accountId, passwordGivenAt, ...session } = fromColumns<SessionRow>(row);
  return { ...session, userId: accountId, passwordGivenAt: passwordGivenAt ?? session.startedAt };
};

/** A row of `refresh_tokens`: its key is the hash. */
export const toTokenRow = ({ hash, ...token }: RefreshToken): Record<string, unknown> => ({ ...toColumns(token), token_hash: hash });

export const toToken = (row: object): RefreshToken => {
  const { tokenHash, ...token } = fromColumns<Omit<RefreshToken, 'hash'> & { tokenHash: string }>(row);
  return { ...token, hash: tokenHash };
};
