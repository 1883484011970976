import { rowsAsEvents } from '@paltu/events';
import { fromColumns, readPage } from '@paltu/persistence';
import { postgresTransactions, type ServiceParts } from '@paltu/runtime';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { Thing } from '../domain/interest.ts';
import type { Like, LikeQueries, LikesStore } from '../use-cases/ports.ts';
import { knexInterestRepository, knexLikes, toInterest } from './knex-interests.ts';

export interface KnexLikesOptions<T extends Thing> {
  /** The table of the things, by its columns `id`, `is_public` and `owner_id`: for a list of those in sight that a member likes. */
  readonly things?: string;
  /** What else of a thing stands beside a like, by columns of `likes`; its key is among them. */
  readonly alsoInLikes?: (thing: T) => object;
}

/** @param cap totals are counted no further than one over it. */
export const knexLikeQueries = (database: Knex, things: string | undefined, cap = totalCap): LikeQueries => ({
  listAll: async (memberId) => {
    const rows: object[] = await database('likes').where({ member_id: memberId }).orderBy('liked_at').orderBy('thing_id');
    return rows.map((row) => fromColumns<Like>(row));
  },
  list: async (memberId, page) => {
    if (things === undefined) throw new Error('likes are listed by their service: no table of things is known');
    const inSight = database('likes')
      .join(things, `${things}.id`, 'likes.thing_id')
      .where({ member_id: memberId })
      .whereRaw('(is_public or ??.owner_id = ?)', [things, memberId])
      .select('likes.thing_id', 'likes.liked_at');
    const { rows, counted } = await readPage(inSight, 'liked_at desc, thing_id desc', page, cap);
    return { ids: rows.map((row) => fromColumns<Like>(row).thingId), counted };
  },
});

/** Interests and likes in PostgreSQL, in the tables that `createLikesTables` makes. */
export const knexLikesStore = <T extends Thing>(
  parts: Pick<ServiceParts, 'database' | 'outboxIn'>,
  { things, alsoInLikes = () => ({}) }: KnexLikesOptions<T> = {},
): LikesStore<T, Knex.Transaction> => ({
  ...postgresTransactions(parts),
  interestsIn: (trx) => knexInterestRepository<T>(trx),
  likesIn: (trx) => knexLikes<T>(trx, alsoInLikes),
  queries: knexLikeQueries(parts.database, things),
  // A row without an event waits for its first.
  asEvents: (toEvents) => rowsAsEvents({ table: 'interests', where: 'version > 0', toEvents: (row) => toEvents(toInterest<T>(row)) }),
});
