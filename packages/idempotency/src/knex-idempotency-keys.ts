import { createHash } from 'node:crypto';
import { refusal } from '@paltu/kernel';
import type { Knex } from 'knex';
import type { IdempotencyKeys } from './idempotency-keys.ts';

export const keyReused = refusal('conflict', 'request.key-reused', 'This Idempotency-Key was used for another request');

interface KeptKey<Id> {
  readonly fingerprint: string;
  readonly result_id: Id;
}

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
      const row = { member_id: memberId, key, fingerprint: fingerprintOf(sent), result_id: id, kept_at: at };
      const kept: unknown[] = await trx('idempotency_keys').insert(row).onConflict(['member_id', 'key']).ignore().returning('key');
      return kept.length === 1 ? undefined : find(attempt);
    },
  };
};
