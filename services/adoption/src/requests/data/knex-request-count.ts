import type { MemberId } from '@paltu/kernel';
import type { Knex } from 'knex';

/** How many requests a member has made since an instant. */
export const knexRequestCount =
  (trx: Knex) =>
  async (requesterId: MemberId, since: Date): Promise<number> => {
    const row = await trx('requests').where({ requester_id: requesterId }).where('created_at', '>=', since).count({ made: '*' }).first();
    return Number(row?.['made'] ?? 0);
  };
