import { reactor, rowsAsEvents } from '@paltu/events';
import { forgetIdempotencyKeys, knexIdempotencyKeys } from '@paltu/idempotency';
import type { Clock, Jobs, ListingId, MemberId, Viewer } from '@paltu/kernel';
import { transactionRunner } from '@paltu/persistence';
import type { PapersModule, PicturesModule } from '@paltu/pictures';
import { memberFollower, type MemberDirectory } from '@paltu/projections';
import { mostPictures } from '@paltu/reference';
import type { ServiceParts } from '@paltu/runtime';
import { countWords, suggestWords } from '@paltu/search/postgres';
import type { Knex } from 'knex';
import { knexListingQueries } from './data/knex-listing-queries.ts';
import { knexListingRepository } from './data/knex-listing-repository.ts';
import { knexListingCounts } from './data/knex-listing-stats.ts';
import { knexOwnerPresence } from './data/knex-owner-presence.ts';
import { toListing } from './data/listing-row.ts';
import { petsAsArray } from './data/pet-json-sql.ts';
import { pgListingFacets } from './data/pg-listing-facets.ts';
import { pgPublishedListings } from './data/pg-published-listings.ts';
import { petNotFound } from './domain/listing-errors.ts';
import { paperFields } from './domain/papers.ts';
import { listingOutbox, stateOfListing } from './events/listing-messages.ts';
import { onAdoptionChanged } from './events/on-adoption-changed.ts';
import { onPetApproved } from './events/on-pet-approved.ts';
import { onPetRejected } from './events/on-pet-rejected.ts';
import { listingAdminRoutes } from './http/listing-admin-routes.ts';
import { listingPaperRoutes } from './http/listing-paper-routes.ts';
import { ownListingPresenter } from './http/listing-presenter.ts';
import { listingReadRoutes } from './http/listing-read-routes.ts';
import { listingStatsRoutes } from './http/listing-stats-routes.ts';
import { exportView, listingParams, petView } from './http/listing-schemas.ts';
import { listingWriteRoutes } from './http/listing-write-routes.ts';
import { pickedListingRoutes } from './http/picked-listing-routes.ts';
import { searchRoutes } from './http/search-routes.ts';
import { approveListing, rejectListing } from './use-cases/apply-decision.ts';
import { createListing } from './use-cases/create-listing.ts';
import { dropPicturesOfRejected } from './use-cases/drop-pictures-of-rejected.ts';
import { editListing } from './use-cases/edit-listing.ts';
import { featureListing } from './use-cases/feature-listing.ts';
import { followAdoption } from './use-cases/follow-adoption.ts';
import { followMember } from './use-cases/follow-member.ts';
import { keepListings } from './use-cases/keep-listings.ts';
import { listingStats } from './use-cases/listing-stats.ts';
import type { InListingTransaction, ListingQueries, ListingScope } from './use-cases/ports.ts';
import { readPaper } from './use-cases/read-paper.ts';
import type { Submitters } from './use-cases/require-verified.ts';
import { removeListing } from './use-cases/remove-listing.ts';
import { viewListing } from './use-cases/view-listing.ts';

export interface ListingsNeeds extends ServiceParts {
  readonly pictures: Pick<PicturesModule, 'uploads' | 'picturesIn' | 'formOf'>;
  readonly papers: Pick<PapersModule, 'uploads' | 'open' | 'papersIn'>;
  readonly members: MemberDirectory;
  readonly submitters: Submitters;
  /** So many listings of one owner may wait for review. */
  readonly mostPending: number;
  /** Ids of the rules for listings that are off now. */
  readonly switchedOff: () => Promise<ReadonlySet<string>>;
}

const dropEveryMs = 30_000;
/** Longer than a browser goes on repeating a call whose answer it never got. */
const keysKeptMs = 24 * 60 * 60_000;
const countEveryMs = 5_000;

interface JobNeeds extends Pick<ServiceParts, 'database' | 'clock' | 'logger'> {
  readonly inTransaction: InListingTransaction;
  readonly queries: ListingQueries;
}

const jobsOf = ({ database, inTransaction, queries, clock, logger }: JobNeeds): Jobs => ({
  'count words for search': { everyMs: countEveryMs, run: countWords(database) },
  'drop pictures of rejected listings': { everyMs: dropEveryMs, run: dropPicturesOfRejected({ inTransaction, queries, clock, logger }) },
  'forget idempotency keys': forgetIdempotencyKeys({ database, clock, keptMs: keysKeptMs }),
});

const listingConsumers = (scopeOf: (trx: Knex.Transaction) => ListingScope, clock: Clock) => [
  reactor({
    consumer: 'pets.decisions',
    on: [
      onPetApproved((trx) => approveListing({ scope: scopeOf(trx), clock })),
      onPetRejected((trx) => rejectListing({ scope: scopeOf(trx), clock })),
    ],
    // A decision names the version it is about: however late it comes, it does no harm, and lost it must not be.
    startAt: 'beginning',
    maxAgeMs: null,
  }),
  reactor({
    consumer: 'pets.adoptions',
    on: [onAdoptionChanged((trx) => followAdoption({ scope: scopeOf(trx), clock }))],
    // A listing keeps which events it has consumed: what is consumed again changes nothing.
    startAt: 'beginning',
    maxAgeMs: null,
  }),
  memberFollower('pets.away-owners', {
    keepIn: (trx) => scopeOf(trx).owners.keep,
    followIn: [(trx) => followMember({ scope: scopeOf(trx), clock })],
  }),
];

/** All that a use case may write with, in a transaction. */
export const listingScopeIn =
  ({ outboxIn, pictures, papers }: Pick<ListingsNeeds, 'outboxIn' | 'pictures' | 'papers'>) =>
  (trx: Knex.Transaction): ListingScope => {
    const scope = {
      listings: knexListingRepository(trx),
      owners: knexOwnerPresence(trx),
      pictures: pictures.picturesIn(trx),
      papers: papers.papersIn(trx),
      keys: knexIdempotencyKeys<ListingId>(trx),
      outbox: listingOutbox(outboxIn(trx)),
    };
    return { ...scope, keep: keepListings(scope) };
  };

/** Listings: offered, edited, taken back, read; decided about by moderation. */
export const listingsModule = ({
  database,
  reads,
  outboxIn,
  clock,
  logger,
  pictures,
  papers,
  members,
  submitters,
  mostPending,
  switchedOff,
}: ListingsNeeds) => {
  const { uploads, formOf } = pictures;
  const scopeOf = listingScopeIn({ outboxIn, pictures, papers });
  const inTransaction = transactionRunner(database, scopeOf);
  const files = { uploads, papers: papers.uploads };
  const queries = knexListingQueries(database);
  const published = pgPublishedListings(reads);
  const presentOwn = ownListingPresenter({ members, queries, switchedOff });
  const view = viewListing({ queries });

  return {
    /** Who offers a pet. @throws AppError `pet.not-found` also when the viewer may not see it. */
    getOwner: async (id: string, viewer: Viewer | undefined) => (await view({ listingId: id as ListingId, viewer })).listing.ownerId,
    petNotFound,
    petParams: listingParams,
    petsAsArray,
    /** What the elements of `petsAsArray` are. */
    petView,
    exported: { view: exportView, present: async (memberId: MemberId) => presentOwn.many(await queries.listAllOwn(memberId)) },
    routes: [
      // Before /pets/:id, for these are no ids.
      ...listingStatsRoutes({ readStats: listingStats({ readCounts: knexListingCounts(database), clock }) }),
      ...pickedListingRoutes({ published }),
      ...searchRoutes({ suggest: (search) => suggestWords(reads, search, 'breed'), readFacets: pgListingFacets(reads) }),
      ...listingReadRoutes({ queries, published, viewListing: view, members, presentOwn }),
      ...listingWriteRoutes({
        createListing: createListing({ inTransaction, ...files, submitters, mostPending, clock }),
        editListing: editListing({ inTransaction, ...files, submitters, clock }),
        removeListing: removeListing({ inTransaction, clock }),
        presentOwn,
        form: formOf({ field: 'images', maxFiles: mostPictures, papers: paperFields, takesJson: true }),
      }),
      ...listingPaperRoutes({ readPaper: readPaper({ viewListing: view, openPaper: papers.open }) }),
      ...listingAdminRoutes({ featureListing: featureListing({ inTransaction, clock }), presentOwn }),
    ],
    consumers: listingConsumers(scopeOf, clock),
    republishes: [rowsAsEvents({ table: 'listings', toEvents: (row) => stateOfListing(toListing(row)) })],
    jobs: jobsOf({ database, inTransaction, queries, clock, logger }),
  };
};
