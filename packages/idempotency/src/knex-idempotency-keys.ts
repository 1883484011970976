import { createHash } from 'node:crypto';
import { refusal } from '@paltu/kernel';
import { preparedRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { IdempotencyKeys } from './idempotency-keys.ts';

export const keyReused = refusal('conflict', 'request.key-reused', 'This Idempotency-Key was used for another request');

interface KeptKey<Id> {
  readonly fingerprint: string;
  readonly result_id: Id;
}

const claiming = {
  name: 'claim idempotency key',
  text: `insert into idempotency_keys (member_id, key, fingerprint, result_id, kept_at) values ($1, $2, $3, $4, $5)
    on conflict (member_id, key) do nothing returning key`,
};

const fingerprintOf = (sent: object): string => createHash('sha256').update(JSON.stringify(sent)).digest('base64url');

/** Keys in the table `idempotency_keys`, in the transaction `trx`. @param reused what is thrown for a key that stands for something else */
export const knexIdempotencyKeys = <Id extends string>(trx: Knex.Transaction, reused = keyReused): IdempotencyKeys<Id> => {
  const find: IdempotencyKeys<Id>['find'] = async ({ memberId, key, sent }) => {
    if (key === undefined) return undefined;
    const kept = await trx('idempotency_keys').where({ member_id: memberId, key }).first<KeptKey<Id> | undefined>();
    if (kept !== undefined && kept.fingerprint !== fingerprintOf(sent)) throw reused();
    return kept?.result_id;
  };
  return {
    find,
    claim: async (attempt, id, at) => {
      const { memberId, key, sent } = attempt;
      if (key === undefined) return undefined;
      const kept = await preparedRows(trx, claiming, [memberId, key, fingerprintOf(sent), id, at]);
      return kept.length === 1 ? undefined : find(attempt);
    },
  };
};
