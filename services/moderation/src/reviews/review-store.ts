import type { MemberId } from '@paltu/kernel';
import { fromColumns, insertRows, preparedRows, readPage, toColumns, type InTransaction, type PageWanted } from '@paltu/persistence';
import type { ApprovalStatus, PetId } from '@paltu/projections';
import { documentOf, namesOf } from '@paltu/search';
import { findInTable } from '@paltu/search/postgres';
import type { ListingRule } from '@paltu/reference/listing-rules';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { petNotFound, type Decision, type PetDecided, type Review } from './review.ts';

export interface ReviewFilter {
  readonly status?: ApprovalStatus | undefined;
  /** Of this member alone, also of one who is away. */
  readonly owner?: string | undefined;
  /** Words of the listing, each of them. */
  readonly search?: string | undefined;
}

/** By the last entry into review. */
export type ReviewOrder = 'newest' | 'oldest';

interface ReviewPage {
  readonly reviews: readonly Review[];
  /** All that match; counted no further than one over the cap of totals. */
  readonly counted: number;
}

export type ReviewCounts = Readonly<Record<ApprovalStatus, number>>;

/** How the listings of a member stand, and how often one was sent back. */
interface OwnerRecord {
  readonly ownerId: MemberId;
  readonly listings: ReviewCounts;
  readonly rejections: number;
}

/** What a listing in review is found by, as its owner has written it last. */
const reviewDocument = ({ pet }: Review): string =>
  documentOf({
    texts: {
      A: [pet.name],
      B: [pet.breed, ...namesOf('species', pet.species), ...namesOf('location', pet.cityId)],
      C: [...pet.tags, pet.color],
      D: [pet.description],
    },
  });

const toDecision = (row: object): Decision => fromColumns<Decision>(row);

const openSql = `
  select id, pet_id, number, action, content_version, reason, decided_by, decided_at, is_own_listing, outcome, rules from decisions
  where pet_id = any($1::uuid[]) and outcome = 'pending' order by pet_id, number`;

/** The audit trail. Call with the reviews held: that is what keeps the decisions on one pet in one order. */
export const knexDecisionLog = (trx: Knex.Transaction) => ({
  add: async (decision: Decision): Promise<void> => {
    await trx('decisions').insert(toColumns(decision, ['rules']));
  },
  countOf: async (petId: PetId): Promise<number> => {
    const row = await trx('decisions').where({ pet_id: petId }).max({ last: 'number' }).first();
    return Number(row?.['last'] ?? 0);
  },
  /** Those that pets has not answered, of each pet the first one first. */
  listOpen: async (petIds: readonly PetId[]): Promise<readonly Decision[]> =>
    (await preparedRows<object>(trx, { name: 'open decisions', text: openSql }, [petIds])).map(toDecision),
  settle: async (decisions: readonly Decision[], outcome: 'applied' | 'superseded'): Promise<void> => {
    if (decisions.length === 0) return;
    const ids = decisions.map(({ id }) => id);
    await trx('decisions').whereIn('id', ids).update({ outcome });
  },
});

const toReview = (row: object): Review => {
  const { document: _words, ...review } = fromColumns<Review & { document: unknown }>(row);
  return review;
};

/** The columns by name, for a statement that outlives a migration. */
const findSql = `
  select pet_id, version, content_version, pet, owner_status, status, reason, previous, submitted_at, is_deleted, is_owner_away
  from reviews where pet_id = any($1::uuid[]) order by pet_id for update`;

/** Reviews in the transaction `trx`: a row that was read stays locked until it ends. */
export const knexReviewRepository = (trx: Knex.Transaction) => {
  const findMany = async (petIds: readonly PetId[]): Promise<ReadonlyMap<PetId, Review>> => {
    const rows = await preparedRows<object>(trx, { name: 'find reviews', text: findSql }, [petIds]);
    return new Map(rows.map(toReview).map((review) => [review.petId, review]));
  };
  return {
    findMany,
    /** @throws AppError `pet.not-found` */
    get: async (petId: PetId): Promise<Review> => {
      const review = (await findMany([petId])).get(petId);
      if (review === undefined) throw petNotFound();
      return review;
    },
    /** Of each pet one. */
    upsert: (reviews: readonly Review[]): Promise<void> => {
      const rows = reviews.map((review) => ({ ...review, document: reviewDocument(review) }));
      return insertRows(trx, 'reviews', rows, { conflict: { key: 'pet_id' } });
    },
  };
};

/** Forgets everything that pets can publish again. */
export const emptyReviews = async (trx: Knex.Transaction): Promise<void> => {
  await trx('reviews').delete();
};

interface Row {
  readonly owner_id: MemberId;
  readonly status: ApprovalStatus;
  readonly listed: number;
  readonly rejections: number;
}

/** What is known here of the owner of a pet. Deleted listings are not counted, the rejections of them are. */
const readOwnerRecord = async (database: Knex, petId: PetId): Promise<OwnerRecord> => {
  const { rows } = (await database.raw(
    `select r.pet ->> 'ownerId' as owner_id, r.status, count(*) filter (where not r.is_deleted)::int as listed,
            coalesce(sum(d.rejections), 0)::int as rejections
       from reviews r
       left join lateral (select count(*) as rejections from decisions
                           where pet_id = r.pet_id and action = 'reject' and outcome <> 'superseded') d on true
      where r.pet ->> 'ownerId' = (select pet ->> 'ownerId' from reviews where pet_id = ?)
      group by 1, 2`,
    [petId],
  )) as { rows: Row[] };
  const [any] = rows;
  if (any === undefined) throw petNotFound();
  const listed = (status: ApprovalStatus): number => rows.find((row) => row.status === status)?.listed ?? 0;
  return {
    ownerId: any.owner_id,
    listings: { pending: listed('pending'), approved: listed('approved'), rejected: listed('rejected') },
    rejections: rows.reduce((sum, row) => sum + row.rejections, 0),
  };
};

const orders: Record<ReviewOrder, string> = {
  newest: 'submitted_at desc, pet_id desc',
  oldest: 'submitted_at, pet_id',
};

/** All that a use case of this slice can write with. */
export interface ReviewScope {
  readonly reviews: ReturnType<typeof knexReviewRepository>;
  readonly decisions: ReturnType<typeof knexDecisionLog>;
  readonly outbox: { append(events: readonly PetDecided[]): Promise<void> };
  /** The rules that a listing breaks now. */
  readonly brokenBy: (review: Review, now: Date) => Promise<readonly ListingRule[]>;
}

export type InReviewTransaction = InTransaction<ReviewScope>;

/** Reviews as screens read them, without locks. @param cap totals are counted no further than one over it. */
export const knexReviewQueries = (database: Knex, cap = totalCap) => {
  const contentVersions = async (petIds: readonly PetId[]): Promise<ReadonlyMap<PetId, number>> => {
    const reading = database('reviews').whereIn('pet_id', petIds).select('pet_id', 'content_version');
    const rows = (await reading) as { pet_id: PetId; content_version: number }[];
    return new Map(rows.map((row) => [row.pet_id, row.content_version]));
  };
  const listed = { is_deleted: false, is_owner_away: false };
  return {
    list: async ({ status, owner, search }: ReviewFilter, order: ReviewOrder, page: PageWanted): Promise<ReviewPage> => {
      const matching = database('reviews').where(status === undefined ? {} : { status });
      if (owner === undefined) matching.where(listed);
      else matching.whereRaw("pet ->> 'ownerId' = ?", [owner]).where({ is_deleted: false });
      const read = (query: Knex.QueryBuilder) => readPage(query, orders[order], page, cap);
      const { rows, counted } = await (search === undefined ? read(matching) : findInTable(matching, search, read));
      return { reviews: rows.map(toReview), counted };
    },
    /** One that admins are shown, of an owner who is away too. @throws AppError `pet.not-found` */
    get: async (petId: PetId): Promise<Review> => {
      const row = (await database('reviews').where({ pet_id: petId, is_deleted: false }).first()) as object | undefined;
      if (row === undefined) throw petNotFound();
      return toReview(row);
    },
    countByStatus: async (): Promise<ReviewCounts> => {
      const counting = database('reviews').where(listed).groupBy('status').select('status').count({ total: '*' });
      const rows = (await counting) as unknown as { status: ApprovalStatus; total: number }[];
      const totals = new Map(rows.map(({ status, total }) => [status, total]));
      return { pending: totals.get('pending') ?? 0, approved: totals.get('approved') ?? 0, rejected: totals.get('rejected') ?? 0 };
    },
    /** Nothing for a pet of which no event has arrived. */
    contentVersions,
    /** Of the owner of a pet, of one that is gone too. @throws AppError `pet.not-found` */
    ownerRecord: (petId: PetId): Promise<OwnerRecord> => readOwnerRecord(database, petId),
    /** Every decision on a pet, the first one first, of a pet that is gone too. @throws AppError `pet.not-found` */
    listDecisions: async (petId: PetId): Promise<readonly Decision[]> => {
      const rows: object[] = await database('decisions').where({ pet_id: petId }).orderBy('number');
      if (rows.length === 0 && !(await contentVersions([petId])).has(petId)) throw petNotFound();
      return rows.map(toDecision);
    },
  };
};

export type ReviewQueries = ReturnType<typeof knexReviewQueries>;

interface OpenDecisions {
  /** By pet, and the first one first. */
  readonly decisions: readonly Decision[];
  /** The last pet of these; undefined when there was none after `after`. */
  readonly last: string | undefined;
}

/** The decisions that pets has not answered, on at most `limit` pets that follow `after`; their reviews are locked until `trx` ends. */
export const readOpenDecisions = async (trx: Knex.Transaction, after: string | undefined, limit: number): Promise<OpenDecisions> => {
  const open = () => trx('decisions').where({ outcome: 'pending' });
  const pets: string[] = await open()
    .modify((query) => void (after !== undefined && query.where('pet_id', '>', after)))
    .distinct('pet_id')
    .orderBy('pet_id')
    .limit(limit)
    .pluck('pet_id');
  // A new decision is made with the review held: it comes before all of these, or after them.
  await trx('reviews').whereIn('pet_id', pets).orderBy('pet_id').forUpdate().select('pet_id');
  const rows: object[] = await open().whereIn('pet_id', pets).orderBy(['pet_id', 'number']);
  return { decisions: rows.map(toDecision), last: pets.at(-1) };
};
