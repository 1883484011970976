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
  list: async (limit) => {
    const rows: object[] = await database('order_leavings').orderBy('left_at').limit(limit).select('member_id', 'is_erased');
    return rows.map((row) => fromColumns<Leaving>(row));
  },
  putOff: async ({ memberId }) => {
    await database('order_leavings').where({ member_id: memberId }).update({ left_at: clock.now() });
  },
  remove: async (leaving) => {
    await database('order_leavings').where(toColumns(leaving)).delete();
  },
});
