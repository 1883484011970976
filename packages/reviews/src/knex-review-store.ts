import type { RepublishedState } from '@paltu/events';
import { fromColumns, readPage, toColumns } from '@paltu/persistence';
import { postgresTransactions, type ServiceParts } from '@paltu/runtime';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import {
  mostStars,
  tenthsOf,
  type RatingSummaries,
  type RatingSummary,
  type RemovedReview,
  type Review,
  type ReviewQueries,
  type ReviewRepository,
  type ReviewStore,
} from './review.ts';

/** What is read of a row of the things. */
export const summaryColumns = ['id', 'owner_id', 'review_version as version', 'reviews', 'rating_sum'] as const;

export const toSummary = (row: object): RatingSummary => {
  const summary = fromColumns<RatingSummary>(row);
  return { ...summary, version: Number(summary.version) };
};

/** Summaries in the transaction `trx`: they are kept with the things, each of whose rows is locked until it ends. */
export const knexRatingSummaries = (trx: Knex.Transaction, things: string): RatingSummaries => ({
  find: async (id) => {
    const row = (await trx(things)
      .where({ id })
      .forUpdate()
      .first(...summaryColumns)) as object | undefined;
    return row && toSummary(row);
  },
  save: async (summary) => {
    const { id, version, reviews, ratingSum } = summary;
    const changed = { review_version: version, reviews, rating_sum: ratingSum, rating: tenthsOf(summary) / 10 };
    await trx(things).where({ id }).update(changed);
  },
});

export const toReview = (row: object): Review => {
  const { version, isHidden, ...review } = fromColumns<Review>(row);
  // Null in rows of a release before.
  return { ...review, version: Number(version), isHidden: (isHidden as boolean | null) ?? false };
};

const shown = 'is_hidden is not true';

const lastWrittenFirst = 'updated_at desc, id desc';

/** @param cap totals are counted no further than one over it. */
export const knexReviewQueries = (database: Knex, table: string, cap = totalCap): ReviewQueries => ({
  list: async (thingId, page) => {
    const { rows, counted } = await readPage(database(table).where({ thing_id: thingId }).whereRaw(shown), lastWrittenFirst, page, cap);
    return { reviews: rows.map(toReview), counted };
  },
  listNewest: async (thingId, limit) => {
    const rows: object[] = await database(table).where({ thing_id: thingId }).whereRaw(shown).orderByRaw(lastWrittenFirst).limit(limit);
    return rows.map(toReview);
  },
  listPraise: async (limit, after) => {
    const praise = database(table).where({ rating: mostStars }).whereNot({ comment: '' }).whereRaw(shown);
    if (after !== undefined) praise.whereRaw('(updated_at, id) < (?, ?)', [after.updatedAt, after.id]);
    const rows: object[] = await praise.orderByRaw(lastWrittenFirst).limit(limit);
    return rows.map(toReview);
  },
  findOf: async (thingId, authorId) => {
    const row = (await database(table).where({ thing_id: thingId, author_id: authorId }).first()) as object | undefined;
    return row && toReview(row);
  },
  listBy: async (authorId) => {
    const rows: object[] = await database(table).where({ author_id: authorId }).orderBy('created_at').orderBy('id');
    return rows.map(toReview);
  },
});

/** Reviews in the transaction `trx`, which holds their thing. */
export const knexReviewRepository = (trx: Knex.Transaction, table: string): ReviewRepository => {
  const findBy = async (columns: object) => {
    const row = (await trx(table).where(columns).first()) as object | undefined;
    return row && toReview(row);
  };
  return {
    find: (id) => findBy({ id }),
    findOf: (thingId, authorId) => findBy({ thing_id: thingId, author_id: authorId }),
    listBy: async (authorId) => {
      const rows: object[] = await trx(table).where({ author_id: authorId }).orderBy('thing_id');
      return rows.map(toReview);
    },
    add: async (review) => {
      await trx(table).insert(toColumns(review));
    },
    save: async (review) => {
      await trx(table).where({ id: review.id }).update(toColumns(review));
    },
    remove: async ({ id, thingId, authorId }) => {
      await trx(table).where({ id }).delete();
      await trx(`removed_${table}`).insert(toColumns({ id, thingId, authorId }));
    },
    findRemoved: async (id) => {
      const row = (await trx(`removed_${table}`).where({ id }).first()) as object | undefined;
      return row && fromColumns<RemovedReview>(row);
    },
  };
};

export interface KnexReviewOptions {
  /** The table of the things, which holds the summaries of their reviews: see `createReviewTables`. */
  readonly things: string;
  /** The table of reviews, where a service has several; `reviews` unless given. */
  readonly table?: string;
}

type Options = Required<KnexReviewOptions>;

/** Locks at most `limit` things that follow `after`, so that nothing is decided about their reviews until `trx` ends. */
const holdSummaries = async (trx: Knex.Transaction, { things }: Options, after: string | undefined, limit: number) => {
  const held: object[] = await trx(things)
    .modify((query) => void (after !== undefined && query.where('id', '>', after)))
    .orderBy('id')
    .limit(limit)
    .forShare()
    .select(...summaryColumns);
  return new Map<string, RatingSummary>(held.map(toSummary).map((summary) => [summary.id, summary]));
};

const asEvents =
  (options: Options): ReviewStore<Knex.Transaction>['asEvents'] =>
  (toEvent): RepublishedState => ({
    name: options.table,
    readBatch: async (trx, after, limit) => {
      const summaries = await holdSummaries(trx, options, after, limit);
      const ids = [...summaries.keys()];
      const rows: object[] = await trx(options.table).whereIn('thing_id', ids).orderBy(['thing_id', 'version']);
      const events = rows.map(toReview).flatMap((review) => {
        const summary = summaries.get(review.thingId);
        return summary === undefined ? [] : [toEvent({ review, summary })];
      });
      return { events, last: ids.at(-1) };
    },
  });

/** Reviews in PostgreSQL, in the tables that `createReviewTables` makes. */
export const knexReviewStore = (
  parts: Pick<ServiceParts, 'database' | 'outboxIn'>,
  { things, table = 'reviews' }: KnexReviewOptions,
): ReviewStore<Knex.Transaction> => ({
  ...postgresTransactions(parts),
  summariesIn: (trx) => knexRatingSummaries(trx, things),
  reviewsIn: (trx) => knexReviewRepository(trx, table),
  queries: knexReviewQueries(parts.database, table),
  asEvents: asEvents({ things, table }),
});

const summaries = (things: string): string =>
  `alter table ${things}
     add column rating numeric(2, 1) not null default 0 check (rating between 0 and 5),
     add column reviews integer not null default 0 check (reviews >= 0),
     add column rating_sum integer not null default 0 check (rating_sum >= 0),
     add column review_version bigint not null default 0`;

/**
 * For a migration of a service whose things are named by a uuid and have a column `owner_id`: the tables of their reviews, and what these come
 * to as columns of the things, which lists are ordered by.
 */
export const createReviewTables = async (knex: Knex, { things, table = 'reviews' }: KnexReviewOptions): Promise<void> => {
  await knex.raw(summaries(things));
  await knex.raw(`create table ${table} (
    id uuid primary key,
    thing_id uuid not null references ${things} (id),
    author_id uuid not null,
    version bigint not null,
    rating smallint not null check (rating between 1 and 5),
    comment text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null)`);
  await knex.raw(`create unique index ${table}_one_of_author on ${table} (thing_id, author_id)`);
  await knex.raw(`create index ${table}_of_thing on ${table} (thing_id, updated_at desc, id desc)`);
  await knex.raw(`create index ${table}_praise on ${table} (updated_at desc, id desc) where rating = 5 and comment <> ''`);
  await knex.raw(`create index ${table}_of_author on ${table} (author_id, created_at, id)`);
  await knex.raw(`create table removed_${table} (id uuid primary key, thing_id uuid not null, author_id uuid not null)`);
};

/** For a later migration: whether the author of a review is suspended; null in rows of releases before. */
export const addHiddenReviews = async (knex: Knex, table = 'reviews'): Promise<void> => {
  await knex.raw(`alter table ${table} add column is_hidden boolean`);
};
