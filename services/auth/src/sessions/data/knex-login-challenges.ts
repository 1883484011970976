import type { MemberId } from '@paltu/kernel';
import { fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { LoginChallenge } from '../domain/session.ts';
import type { LoginChallengeRepository } from '../use-cases/ports.ts';

const toRow = ({ userId, ...challenge }: LoginChallenge): Record<string, unknown> => ({ ...toColumns(challenge), account_id: userId });

const toChallenge = (row: object): LoginChallenge => {
  const { accountId, ...challenge } = fromColumns<Omit<LoginChallenge, 'userId'> & { accountId: MemberId }>(row);
  return { ...challenge, userId: accountId };
};

export const knexLoginChallenges = (trx: Knex.Transaction): LoginChallengeRepository => {
  const challenges = () => trx('login_challenges');
  const first = async (query: Knex.QueryBuilder) => {
    const row = (await query.first()) as object | undefined;
    return row && toChallenge(row);
  };
  return {
    add: async (challenge) => {
      await challenges().insert(toRow(challenge));
    },
    read: (hash) => first(challenges().where({ hash })),
    find: (hash) => first(challenges().where({ hash }).forUpdate()),
    save: async (challenge) => {
      await challenges().where({ hash: challenge.hash }).update(toRow(challenge));
    },
    remove: async (hash) => {
      await challenges().where({ hash }).delete();
    },
  };
};
