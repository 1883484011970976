import { inBatches } from '@paltu/persistence';
import type { Knex } from 'knex';

const datedAtOnce = 500;

const undated = `select id from listings
  where approval_status = 'approved' and approved_at is null and decisions[cardinality(decisions)] ~ '^[0-9a-f]{8}-[0-9a-f]{4}-7'
  order by id limit ${datedAtOnce} for update skip locked`;

const dateSome = async (database: Knex): Promise<number> => {
  const { rowCount } = (await database.raw(`
    update listings set approved_at = uuid_extract_timestamp(decisions[cardinality(decisions)]::uuid)
    where id in (${undated})`)) as { rowCount: number };
  return rowCount;
};

/**
 * Dates the approvals of listings that an earlier release wrote, a few at a time: a decision is named by a UUIDv7, which holds when it was
 * made. Returns how many.
 */
export const dateApprovals = (database: Knex) => (): Promise<number> => inBatches(() => dateSome(database), datedAtOnce);
