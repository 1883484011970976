import type { Clock, Job } from '@paltu/kernel';
import { deletedAtOnce, inBatches } from '@paltu/persistence';
import type { Knex } from 'knex';

const hourMs = 60 * 60_000;

export interface ForgetIdempotencyKeysNeeds {
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
