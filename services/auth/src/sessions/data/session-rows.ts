import type { MemberId } from '@paltu/kernel';
import { fromColumns, toColumns } from '@paltu/persistence';
import type { RefreshToken, Session } from '../domain/session.ts';

/** A row of `sessions`: the member is an account there. */
export const toSessionRow = ({ userId, ...session }: Session): Record<string, unknown> => ({ ...toColumns(session), account_id: userId });

export const toSession = (row: object): Session => {
  const { accountId, ...session } = fromColumns<Omit<Session, 'userId'> & { accountId: MemberId }>(row);
  return { ...session, userId: accountId };
};

/** A row of `refresh_tokens`: its key is the hash. */
export const toTokenRow = ({ hash, ...token }: RefreshToken): Record<string, unknown> => ({ ...toColumns(token), token_hash: hash });

export const toToken = (row: object): RefreshToken => {
  const { tokenHash, ...token } = fromColumns<Omit<RefreshToken, 'hash'> & { tokenHash: string }>(row);
  return { ...token, hash: tokenHash };
};
