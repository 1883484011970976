import type { Clock } from '@paltu/kernel';
import { preparedRows, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { KeptClaims, PictureId, PictureRepository, SizedPicture } from './picture.ts';

const isUnused = 'used_by is null and removed_at is null';

const statements = [
  `create table pictures (
     id uuid primary key,
     member_id uuid not null,
     used_by uuid,
     is_public boolean not null default false check (not is_public or used_by is not null),
     width integer not null check (width > 0),
     height integer not null check (height > 0),
     bytes bigint not null check (bytes >= 0),
     sent_at timestamptz not null,
     removed_at timestamptz)`,
  `create index pictures_used on pictures (used_by) where used_by is not null`,
  `create index pictures_unused on pictures (sent_at) where ${isUnused}`,
  `create index pictures_unused_of_member on pictures (member_id) where ${isUnused}`,
  `create index pictures_removed on pictures (removed_at) where removed_at is not null`,
  `create index pictures_of_member on pictures (member_id) include (bytes)`,
];

/** Creates what a service needs to keep pictures: call it in a migration of the service. */
export const createPictureTables = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};

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

const visibility = { name: 'show pictures', text: 'update pictures set is_public = $2 where used_by = $1 and is_public <> $2' };

/** Claims in the transaction `trx`: a claimed picture cannot be swept or claimed again, unless the transaction fails. */
export const knexPictureClaims = (trx: Knex.Transaction, clock: Clock): KeptClaims => ({
  claim: async (ids, { memberId, usedBy }) => {
    if (ids.length === 0) return [];
    // Locked in the order of their ids, so that two requests that name the same pictures cannot deadlock.
    const free = await trx('pictures')
      .select<SizedPicture[]>('id', 'width', 'height')
      .whereIn('id', ids)
      .where({ member_id: memberId })
      .whereRaw('used_by is null and removed_at is null')
      .orderBy('id')
      .forUpdate();
    if (free.length !== new Set(ids).size) return undefined;
    await trx('pictures').whereIn('id', ids).update({ used_by: usedBy });
    const byId = new Map(free.map((picture) => [picture.id, picture]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  },

  release: async (ids) => {
    if (ids.length > 0) await trx('pictures').whereIn('id', ids).update({ removed_at: clock.now() });
  },

  setVisibility: async (usedBy, isPublic) => void (await preparedRows(trx, visibility, [usedBy, isPublic])),
});
