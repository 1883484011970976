import { deletedAtOnce, fromColumns, inBatches, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Reveal } from '../domain/reveal.ts';
import type { Reveals } from '../use-cases/ports.ts';

export const knexReveals = (database: Knex): Reveals => ({
  keep: async (reveal) => {
    await database('phone_reveals').insert(toColumns(reveal));
  },
  listAbout: async (memberId) => {
    const about = database('phone_reveals').where({ member_id: memberId }).orWhere({ owner_id: memberId });
    const rows: object[] = await about.orderBy('revealed_at').orderBy('id');
    return rows.map((row) => fromColumns<Reveal>(row));
  },
  forget: (before) => {
    const old = database('phone_reveals').select('id').where('revealed_at', '<', before).limit(deletedAtOnce);
    return inBatches(async () => database('phone_reveals').whereIn('id', old.clone()).delete());
  },
});
