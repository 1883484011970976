import type { ListingId } from '@paltu/kernel';
import { createHash } from 'node:crypto';
import { deletedAtOnce, inBatches } from '@paltu/persistence';
import type { Knex } from 'knex';
import { keyReused } from '../domain/listing-errors.ts';
import type { IdempotencyKeyArchive, IdempotencyKeys } from '../use-cases/ports.ts';

interface KeptKey {
  readonly fingerprint: string;
  readonly listing_id: ListingId;
}

const fingerprintOf = (sent: string): string => createHash('sha256').update(sent).digest('base64url');

export const knexIdempotencyKeys = (trx: Knex.Transaction): IdempotencyKeys => ({
  find: async ({ memberId, key, sent }) => {
    const kept = await trx('idempotency_keys').where({ member_id: memberId, key }).first<KeptKey | undefined>();
    if (kept !== undefined && kept.fingerprint !== fingerprintOf(sent)) throw keyReused();
    return kept?.listing_id;
  },
  keep: async ({ memberId, key, sent }, listingId, at) => {
    const row = { member_id: memberId, key, fingerprint: fingerprintOf(sent), listing_id: listingId, kept_at: at };
    const kept: unknown[] = await trx('idempotency_keys').insert(row).onConflict(['member_id', 'key']).ignore().returning('key');
    return kept.length === 1;
  },
});

export const knexIdempotencyKeyArchive = (database: Knex): IdempotencyKeyArchive => ({
  forget: (before) => {
    const old = database('idempotency_keys').select('member_id', 'key').where('kept_at', '<', before).limit(deletedAtOnce);
    return inBatches(async () => database('idempotency_keys').whereIn(['member_id', 'key'], old.clone()).delete());
  },
});
