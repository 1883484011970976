import { createHash } from 'node:crypto';
import { refusal, type MemberId, type Clock, type Job } from '@paltu/kernel';
import { preparedRows, deletedAtOnce, inBatches } from '@paltu/persistence';
import type { Knex } from 'knex';

/** Something that a member attempts, and may attempt again when its answer was lost. */
export interface Attempt {
  readonly memberId: MemberId;
  /** What the member calls it (header `Idempotency-Key`); without one nothing is kept of it, and every repetition is a new attempt. */
  readonly key: string | undefined;
  /** All that was sent, as JSON has it: the same key stands for nothing else. */
  readonly sent: object;
}

/** What each key led to, in the transaction that makes it: when that fails, the key is free again. */
export interface IdempotencyKeys<Id extends string> {
  /** What the attempt led to, if it did. @throws AppError `request.key-reused` when its key stands for something else */
  find(attempt: Attempt): Promise<Id | undefined>;
  /**
   * From now on the attempt leads to `id`: undefined. Where it led to something before, answers that and keeps nothing; waits for another
   * transaction that claims the same key. @throws AppError `request.key-reused` when its key stands for something else
   */
  claim(attempt: Attempt, id: Id, at: Date): Promise<Id | undefined>;
}

/** For a migration of the service that uses `knexIdempotencyKeys`. */
export const createIdempotencyKeysTable = async (knex: Knex): Promise<void> => {
  await knex.raw(`create table idempotency_keys (
    member_id uuid not null,
    key text not null,
    fingerprint text not null,
    result_id uuid not null,
    kept_at timestamptz not null,
    primary key (member_id, key))`);
  await knex.raw('create index idempotency_keys_by_age on idempotency_keys (kept_at)');
};

export const keyReused = refusal('conflict', 'request.key-reused', 'This Idempotency-Key was used for another request');

interface KeptKey<Id> {
  readonly fingerprint: string;
  readonly result_id: Id;
}

const finding = {
  name: 'find idempotency key',
  text: 'select fingerprint, result_id from idempotency_keys where member_id = $1 and key = $2',
};

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
    const [kept] = await preparedRows<KeptKey<Id>>(trx, finding, [memberId, key]);
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

const hourMs = 60 * 60_000;

interface ForgetIdempotencyKeysNeeds {
  readonly database: Knex;
  readonly clock: Clock;
  /** How long a key stands for what it led to: longer than a client goes on repeating a call whose answer it never got. */
  readonly keptMs: number;
}

/** A job that forgets keys that nobody needs any more; a run resolves with how many those were. */
export const forgetIdempotencyKeys = ({ database, clock, keptMs }: ForgetIdempotencyKeysNeeds): Job => ({
  everyMs: hourMs,
  run: () => {
    const before = new Date(clock.now().getTime() - keptMs);
    const old = database('idempotency_keys').select('member_id', 'key').where('kept_at', '<', before).limit(deletedAtOnce);
    return inBatches(async () => database('idempotency_keys').whereIn(['member_id', 'key'], old.clone()).delete());
  },
});
