import { toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { PictureId } from '../domain/picture.ts';
import type { PictureRepository } from '../use-cases/ports.ts';

const isUnused = 'used_by is null and removed_at is null';

/** Pictures in the table `pictures`. */
export const knexPictures = (database: Knex): PictureRepository => ({
  add: async (pictures) => {
    await database('pictures').insert(pictures.map((picture) => toColumns(picture)));
  },

  storedBytes: async (memberId) => {
    const row = await database('pictures').where({ member_id: memberId }).sum({ stored: 'bytes' }).first();
    return Number(row?.['stored'] ?? 0);
  },

  countUnused: async (memberId) => {
    const row = await database('pictures').where({ member_id: memberId }).whereRaw(isUnused).count({ unused: '*' }).first();
    return Number(row?.['unused'] ?? 0);
  },

  removeUnused: async (ids, at) => {
    await database('pictures').whereIn('id', ids).whereRaw(isUnused).update({ removed_at: at });
  },

  removeUnusedSince: async (before, limit, at) => {
    // Skipped when locked: somebody is claiming it at this moment.
    const unused = database('pictures')
      .select('id')
      .whereRaw(isUnused)
      .where('sent_at', '<', before)
      .orderBy('sent_at')
      .limit(limit)
      .forUpdate()
      .skipLocked();
    // Materialized: as a plain subquery the planner may run it several times, and the limit would not hold.
    return database('pictures')
      .withMaterialized('unused', unused)
      .whereIn('id', database.select('id').from('unused'))
      .update({ removed_at: at });
  },

  listRemoved: async (after, limit) => {
    const removed = database('pictures').whereNotNull('removed_at').orderBy('id').limit(limit);
    if (after !== undefined) void removed.where('id', '>', after);
    return (await removed.pluck('id')) as PictureId[];
  },

  forget: async (ids) => {
    await database('pictures').whereIn('id', ids).whereNotNull('removed_at').delete();
  },

  findServed: async (id) => {
    const row = await database('pictures').where({ id }).whereNull('removed_at').first<{ is_public: boolean } | undefined>('is_public');
    return row === undefined ? undefined : { isPublic: row.is_public };
  },
});
