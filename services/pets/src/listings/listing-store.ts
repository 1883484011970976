import { knexIdempotencyKeys } from '@paltu/idempotency';
import { keeping, orRefuse, type ListingId, type MemberId } from '@paltu/kernel';
import {
  dueInTurn,
  fromColumns,
  inBatches,
  insertRow,
  preparedRows,
  readPage,
  sqlRows,
  toColumns,
  updateRow,
  type InTransaction,
  type PageRead,
  type PageWanted,
} from '@paltu/persistence';
import type { PapersModule, PicturesModule } from '@paltu/pictures';
import { knexMemberPresence } from '@paltu/projections';
import { bornOn, type ApprovalStatus, type Availability, type Species } from '@paltu/reference';
import { petDocument } from '@paltu/search/pets';
import { findInTable, type DocumentRows } from '@paltu/search/postgres';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import {
  detailNames,
  isPublished,
  noInterest,
  paperIdsOf,
  petNotFound,
  requirementNames,
  type Listing,
  type ListingDetails,
  type ListingEvent,
  type Requirements,
  type ShownInterest,
  type ShownListing,
} from './listing.ts';

export type RejectedListing = Pick<Listing, 'id' | 'updatedAt'>;

export interface OwnListingFilter {
  readonly approvalStatus?: ApprovalStatus | undefined;
  readonly status?: Availability | undefined;
  readonly species?: Species | undefined;
  readonly search?: string | undefined;
}

interface OwnPage extends PageWanted {
  readonly sortBy: keyof typeof ownListingOrders;
}

/** A listing as a row of the table `listings`: its details and requirements are columns of their own. */
interface FlatListing extends Omit<Listing, 'details'>, Omit<ListingDetails, 'requirements'>, Requirements {
  /** For queries and their indexes; its meaning is in the domain alone. */
  readonly isPublished: boolean;
  /** So are these. */
  readonly document: string;
  readonly bornOn: string | null;
  /** The age that `agedAt` and `bornOn` are of. */
  readonly agedAs: string;
}

export const toRow = (listing: Listing): Record<string, unknown> => {
  const { details, ...own } = listing;
  const { requirements, ...rest } = details;
  const derived = { isPublished: isPublished(listing), bornOn: bornOn(details.age, listing.agedAt), agedAs: details.age };
  const flat: FlatListing = { ...own, ...rest, ...requirements, ...derived, document: petDocument(details) };
  return toColumns(flat, ['pictures', 'papers', 'reservation']);
};

const searchedColumns = [
  ...['name', 'breed', 'species', 'city_id', 'tags', 'color', 'description'],
  ...['neutered', 'personality', 'good_with', 'training_level'],
];

/** What listings are found by, made anew after an upgrade. */
export const searchedListings: DocumentRows = {
  table: 'listings',
  read: searchedColumns,
  types: { document: 'tsvector' },
  made: (row) => ({ document: petDocument(fromColumns<ListingDetails>(row)) }),
};

type KeptAge = Pick<FlatListing, 'age' | 'contentVersion' | 'createdAt' | 'submittedAt'> & {
  readonly agedAt: Date | null;
  readonly agedAs: string | null;
};

/**
 * When the age was typed. What a release before wrote and sent once is as it was typed first; of what was sent again nobody kept which of it was
 * changed, and no pet is made older than it may be.
 */
const typedAt = ({ age, agedAs, agedAt, contentVersion, createdAt, submittedAt }: KeptAge): Date => {
  if (agedAs === age && agedAt !== null) return agedAt;
  return contentVersion === 1 ? createdAt : submittedAt;
};

/** A column that the next release has added already is none of them: it would be shown, and written back. */
const pick = <State extends object>(facts: State, names: readonly (keyof State)[]): State =>
  Object.fromEntries(names.map((name) => [name, facts[name]])) as State;

export const toListing = (row: object): Listing => {
  const { isPublished: _p, document: _d, bornOn: _b, ...flat } = fromColumns<FlatListing>(row);
  const agedAt = typedAt(flat);
  const { id, ownerId, version, contentVersion, pictures, papers, featured, reservation, adoptionVersion, isOwnerAway, ...more } = flat;
  const { approvalStatus, rejectionReason, decisions, createdAt, updatedAt, submittedAt, approvedAt, deletedAt, ...facts } = more;
  return {
    id,
    ownerId,
    version,
    contentVersion,
    details: {
      ...pick<Omit<ListingDetails, 'requirements'>>(facts, detailNames),
      requirements: pick<Requirements>(facts, requirementNames),
    },
    agedAt,
    pictures,
    papers,
    featured,
    reservation,
    adoptionVersion,
    isOwnerAway,
    approvalStatus,
    rejectionReason,
    decisions,
    createdAt,
    updatedAt,
    submittedAt,
    approvedAt,
    deletedAt,
  };
};

// Written as in its index.
const isPending = "approval_status = 'pending' and deleted_at is null";
const countingPending = {
  name: 'count pending listings',
  text: `select count(*)::integer as pending from listings where owner_id = $1 and ${isPending}`,
};

/** Listings in the transaction `trx`, deleted ones too: a row that was read stays locked until it ends. */
export const knexListings = (trx: Knex.Transaction) => {
  const find = async (id: ListingId): Promise<Listing | undefined> => {
    const row = (await trx('listings').where({ id }).forUpdate().first()) as object | undefined;
    return row && toListing(row);
  };
  return {
    find,
    /** @throws AppError `pet.not-found` */
    get: async (id: ListingId): Promise<Listing> => orRefuse(await find(id), petNotFound),
    /** Those that are not deleted. */
    listOfOwner: async (ownerId: MemberId): Promise<Listing[]> => {
      const rows: object[] = await trx('listings').where({ owner_id: ownerId, deleted_at: null }).orderBy('id').forUpdate();
      return rows.map(toListing);
    },
    /** How many of an owner wait for review. */
    countPending: async (ownerId: MemberId): Promise<number> => {
      const [row] = await preparedRows<{ pending: number }>(trx, countingPending, [ownerId]);
      return row?.pending ?? 0;
    },
    add: (listing: Listing): Promise<void> => insertRow(trx, 'listings', toRow(listing)),
    save: (listing: Listing): Promise<void> => updateRow(trx, 'listings', listing.id, toRow(listing)),
  };
};

const presenceIn = knexMemberPresence({ table: 'away_owners', idColumn: 'owner_id', lockSeed: 7 });

/** Whether owners are there, and whether their e-mail addresses are theirs, in the transaction `trx`. */
const knexOwners = (trx: Knex.Transaction) => ({
  ...presenceIn(trx),
  /** Once it is so, it stays so. */
  isVerified: async (ownerId: MemberId): Promise<boolean> => {
    const member = await trx('members').where({ id: ownerId }).first<{ is_verified: boolean } | undefined>('is_verified');
    return member?.is_verified === true;
  },
});

interface Shown {
  /** Null when nobody was interested. */
  readonly interest: ShownInterest | null;
}

const withInterest = `listings.*,
  (select json_build_object('likes', likes, 'views', views) from interests where interests.id = listings.id) as interest`;

const toShown = ({ interest, ...row }: Shown): ShownListing => ({ listing: toListing(row), interest: interest ?? noInterest });

/** `counted`: all that match, counted no further than one over the cap of totals. */
const toPage = ({ rows, counted }: PageRead) => ({ listings: (rows as Shown[]).map(toShown), counted });

const listingsIn = (database: Knex): Knex.QueryBuilder => database('listings').select(database.raw(withInterest));

// Written out as the index has it: only so is it read from there.
const ownListingOrders = {
  newest: 'created_at desc, id desc',
  /** The newest first, too, but after those that were rejected and wait for their owner. */
  'sent-back': "(approval_status = 'rejected') desc, created_at desc, id desc",
} as const;

/** Listings as screens read them; never used to decide. @param cap totals are counted no further than one over it. */
export const knexListingQueries = (database: Knex, cap = totalCap) => ({
  listOwn: async (ownerId: MemberId, { approvalStatus, status, species, search }: OwnListingFilter, { sortBy, ...page }: OwnPage) => {
    const own = listingsIn(database).where({ owner_id: ownerId }).whereNull('deleted_at');
    if (approvalStatus !== undefined) own.where({ approval_status: approvalStatus });
    if (status !== undefined) own.where({ status });
    if (species !== undefined) own.where({ species });
    const read = (query: Knex.QueryBuilder) => readPage(query, ownListingOrders[sortBy], page, cap);
    return toPage(await (search === undefined ? read(own) : findInTable(own, search, read)));
  },

  /** Every one that is not deleted, the first one first. */
  listAllOwn: async (ownerId: MemberId): Promise<ShownListing[]> => {
    const rows: Shown[] = await listingsIn(database).where({ owner_id: ownerId, deleted_at: null }).orderBy('created_at').orderBy('id');
    return rows.map(toShown);
  },

  /** Undefined when it does not exist or is deleted. */
  find: async (id: ListingId): Promise<ShownListing | undefined> => {
    const row = (await listingsIn(database).where({ id }).whereNull('deleted_at').first()) as Shown | undefined;
    return row && toShown(row);
  },

  interestIn: async (id: ListingId): Promise<ShownInterest> =>
    (await database('interests').where({ id }).first<ShownInterest | undefined>('likes', 'views')) ?? noInterest,

  /** Rejected ones that have pictures and were last touched at `until` or before, the first one first: at most `limit` that follow `after`. */
  listRejectedWithPictures: async (until: Date, after: RejectedListing | undefined, limit: number): Promise<RejectedListing[]> => {
    const rejected = database('listings')
      .whereRaw("approval_status = 'rejected' and deleted_at is null and pictures <> '[]'::jsonb")
      .where('updated_at', '<=', until);
    const rows = dueInTurn(rejected, ['updated_at', 'id'], after && [after.updatedAt, after.id], limit);
    return ((await rows.select('id', 'updated_at')) as object[]).map((row) => fromColumns<RejectedListing>(row));
  },
});

export type ListingQueries = ReturnType<typeof knexListingQueries>;

const reckonedAtOnce = 500;

/** A job: listings that a release before wrote, or whose age it changed, are found by their age, too. */
export const reckonBirthDates = (database: Knex) => (): Promise<number> =>
  inBatches(async () => {
    const rows: object[] = await database('listings')
      .whereRaw('aged_as is distinct from age')
      .orderBy('id')
      .limit(reckonedAtOnce)
      .select('id', 'age', 'aged_as', 'aged_at', 'content_version', 'created_at', 'submitted_at');
    const aged = rows.map((row) => fromColumns<KeptAge & Pick<Listing, 'id'>>(row)).map((kept) => ({ ...kept, agedAt: typedAt(kept) }));
    await sqlRows(
      database,
      `update listings set aged_at = reckoned.at, born_on = reckoned.born, aged_as = reckoned.age
       from unnest(?::uuid[], ?::text[], ?::timestamptz[], ?::date[]) as reckoned (id, age, at, born)
       where listings.id = reckoned.id and listings.age = reckoned.age and aged_as is distinct from listings.age`,
      [
        aged.map(({ id }) => id),
        aged.map(({ age }) => age),
        aged.map(({ agedAt }) => agedAt.toISOString()),
        aged.map(({ age, agedAt }) => bornOn(age, agedAt)),
      ],
    );
    return rows.length;
  }, reckonedAtOnce);

interface ListingScopeNeeds {
  readonly outboxIn: (trx: Knex.Transaction) => { append(events: readonly ListingEvent[]): Promise<void> };
  readonly picturesIn: PicturesModule['picturesIn'];
  readonly papersIn: PapersModule['papersIn'];
}

const pictureIdsOf = ({ pictures }: Listing) => pictures.map(({ id }) => id);

/** All that a use case may write with, in a transaction. */
export const listingScopeIn =
  ({ outboxIn, picturesIn, papersIn }: ListingScopeNeeds) =>
  (trx: Knex.Transaction) => {
    const [listings, pictures, papers, outbox] = [knexListings(trx), picturesIn(trx), papersIn(trx), outboxIn(trx)];
    /** Keeps a decision about a listing that is locked: pictures and papers that it has no longer go, and its pictures are seen as it is. */
    const keep = keeping<Listing, ListingEvent>({
      save: async (listing, before) => {
        const use = { usedBy: listing.id, before: pictureIdsOf(before), after: pictureIdsOf(listing), isPublic: isPublished(listing) };
        await pictures.follow(use);
        await papers.follow(paperIdsOf(before.papers), paperIdsOf(listing.papers));
        await listings.save(listing);
      },
      outbox,
    });
    return { listings, pictures, papers, outbox, keep, owners: knexOwners(trx), keys: knexIdempotencyKeys<ListingId>(trx) };
  };

export type ListingScope = ReturnType<ReturnType<typeof listingScopeIn>>;
export type InListingTransaction = InTransaction<ListingScope>;
