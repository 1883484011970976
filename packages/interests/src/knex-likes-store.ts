import { rowsAsEvents } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import { fromColumns, readPage, toColumns } from '@paltu/persistence';
import { postgresTransactions, type ServiceParts } from '@paltu/runtime';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import {
  noInterest,
  type Interest,
  type InterestRepository,
  type Like,
  type LikeQueries,
  type Likes,
  type LikesStore,
  type Thing,
} from './interest.ts';

/**
 * Creates `interests` and `likes`, for a migration of a service whose things are named by a uuid and belong to a member. Interests are not
 * columns of the thing itself: who likes it must not wait for who changes it, and its lists keep their index-only reads.
 */
export const createLikesTables = async (knex: Knex): Promise<void> => {
  await knex.raw(`create table interests (
    id uuid primary key,
    owner_id uuid not null,
    version bigint not null,
    likes integer not null check (likes >= 0),
    views integer not null check (views >= 0)) with (fillfactor = 70)`);
  await knex.raw(`create table likes (
    member_id uuid not null,
    thing_id uuid not null references interests (id),
    liked_at timestamptz not null,
    primary key (member_id, thing_id))`);
  await knex.raw('create index likes_of_member on likes (member_id, liked_at desc, thing_id desc)');
};

/** How much a thing is liked and looked at, as it is shown. */
export interface InterestFigures {
  readonly likes: number;
  readonly views: number;
}

/** By id of the thing; nothing for one that nobody was interested in. */
export type ReadInterestFigures = (ids: readonly string[]) => Promise<ReadonlyMap<string, InterestFigures>>;

/** One read for all of these things. */
export const knexInterestFigures =
  (database: Knex): ReadInterestFigures =>
  async (ids) => {
    if (ids.length === 0) return new Map();
    const rows: ({ id: string } & InterestFigures)[] = await database('interests').select('id', 'likes', 'views').whereIn('id', ids);
    return new Map(rows.map(({ id, ...figures }) => [id, figures]));
  };

/** From a row of `interests`. */
export const toInterest = <T extends Thing>(row: object): Interest<T> => {
  const interest = fromColumns<Interest<T>>(row);
  return { ...interest, version: Number(interest.version) };
};

/** Interests in the transaction `trx`: a row that was read stays locked until it ends. */
export const knexInterestRepository = <T extends Thing>(trx: Knex.Transaction): InterestRepository<T> => {
  const locked = () => trx('interests').forUpdate();
  return {
    get: async (thing) => {
      const { id } = thing;
      const row = (await locked().where({ id }).first()) as object | undefined;
      if (row !== undefined) return toInterest<T>(row);
      // Waits for another transaction that adds the same one.
      await trx('interests')
        .insert(toColumns(noInterest(thing)))
        .onConflict('id')
        .ignore();
      return toInterest<T>((await locked().where({ id }).first()) as object);
    },
    listLikedBy: async (memberId) => {
      const liked = trx('likes').select('thing_id').where({ member_id: memberId });
      const rows: object[] = await locked().whereIn('id', liked).orderBy('id');
      return rows.map((row) => toInterest<T>(row));
    },
    save: async (interest) => {
      await trx('interests').where({ id: interest.id }).update(toColumns(interest));
    },
  };
};

/** Who likes what, in the transaction `trx`. @param alsoOf what else of the thing stands beside a like */
export const knexLikes = <T extends Thing>(trx: Knex.Transaction, alsoOf: (thing: T) => object): Likes<T> => {
  const keyOf = (memberId: MemberId, thing: T) => ({ member_id: memberId, thing_id: thing.id, ...toColumns(alsoOf(thing)) });
  return {
    has: async (memberId, thing) => (await trx('likes').where(keyOf(memberId, thing)).first('liked_at')) !== undefined,
    add: async (memberId, thing, at) => {
      await trx('likes').insert({ ...keyOf(memberId, thing), liked_at: at });
    },
    delete: async (memberId, thing) => {
      await trx('likes').where(keyOf(memberId, thing)).delete();
    },
  };
};

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
