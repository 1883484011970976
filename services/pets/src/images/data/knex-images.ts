import type { Knex } from 'knex';
import type { ImageId } from '../domain/image.ts';
import type { ImageRepository } from '../use-cases/ports.ts';

const isUnused = 'listing_id is null and removed_at is null';

/** Images in the table `images`. */
export const knexImages = (database: Knex): ImageRepository => ({
  add: async (images) => {
    await database('images').insert(
      images.map(({ id, ownerId, width, height, uploadedAt }) => ({ id, owner_id: ownerId, width, height, uploaded_at: uploadedAt })),
    );
  },

  countUnused: async (ownerId) => {
    const [row] = await database('images').where({ owner_id: ownerId }).whereRaw(isUnused).count<{ unused: number }[]>({ unused: '*' });
    return Number(row?.unused ?? 0);
  },

  removeUnused: async (ids, at) => {
    await database('images').whereIn('id', ids).whereRaw(isUnused).update({ removed_at: at });
  },

  removeUnusedSince: async (before, limit, at) => {
    // Skipped when locked: somebody is claiming it at this moment.
    const unused = database('images')
      .select('id')
      .whereRaw(isUnused)
      .where('uploaded_at', '<', before)
      .orderBy('uploaded_at')
      .limit(limit)
      .forUpdate()
      .skipLocked();
    // Materialized: as a plain subquery the planner may run it several times, and the limit would not hold.
    return database('images')
      .withMaterialized('unused', unused)
      .whereIn('id', database.select('id').from('unused'))
      .update({ removed_at: at });
  },

  listRemoved: async (limit) => {
    const rows: { id: ImageId }[] = await database('images').select('id').whereNotNull('removed_at').orderBy('removed_at').limit(limit);
    return rows.map(({ id }) => id);
  },

  forget: async (ids) => {
    await database('images').whereIn('id', ids).whereNotNull('removed_at').delete();
  },

  findServed: async (id) => {
    const row: { approval_status: string | null; deleted_at: Date | null } | undefined = await database('images')
      .leftJoin('listings', 'listings.id', 'images.listing_id')
      .where('images.id', id)
      .whereNull('images.removed_at')
      .first('listings.approval_status', 'listings.deleted_at');
    return row === undefined ? undefined : { isPublished: row.approval_status === 'approved' && row.deleted_at === null };
  },
});
