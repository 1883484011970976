import type { Clock } from '@paltu/kernel';
import { fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Leaving, Leavings } from '../use-cases/ports.ts';

export const knexLeavings = (database: Knex, clock: Clock): Leavings => ({
  add: async (leaving) => {
    await database('order_leavings')
      .insert({ ...toColumns(leaving), left_at: clock.now() })
      .onConflict('member_id')
      .merge();
  },
  list: async (after, limit) => {
    const leavings = database('order_leavings').orderBy('member_id').limit(limit).select('member_id', 'is_erased');
    if (after !== undefined) void leavings.where('member_id', '>', after.memberId);
    return ((await leavings) as object[]).map((row) => fromColumns<Leaving>(row));
  },
  remove: async (leaving) => {
    await database('order_leavings').where(toColumns(leaving)).delete();
  },
});
