import type { NoteSearch } from '@paltu/empty-searches';
import { reactor, rowsAsEvents } from '@paltu/events';
import { forgetIdempotencyKeys } from '@paltu/idempotency';
import type { Clock, ListingId, MemberId, Viewer } from '@paltu/kernel';
import { transactionRunner, type Transaction } from '@paltu/persistence';
import type { PapersModule, PicturesModule } from '@paltu/pictures';
import { memberFollower, type MemberDirectory } from '@paltu/projections';
import { mostPictures } from '@paltu/reference';
import type { ServiceParts } from '@paltu/runtime';
import { countWords, rebuildDocuments, suggestWords } from '@paltu/search/postgres';
import { listingOutbox, onAdoptionChanged, onPetApproved, onPetRejected, stateOfListing } from './listing-events.ts';
import { listingParams } from './listing-fields-http.ts';
import { offeringRoutes, reviewedRoutes } from './listing-http.ts';
import { knexListingQueries, listingScopeIn, reckonBirthDates, searchedListings, toListing, type ListingScope } from './listing-store.ts';
import { dropPicturesOfRejected, featureListing, followers, listingStats, readPaper, viewListing } from './listing-use-cases.ts';
import { paperFields, type BrokenRules } from './listing.ts';
import { offering, type Submitters } from './offering-use-cases.ts';
import { listingReadRoutes, listingStatsRoutes, pickedListingRoutes, searchRoutes } from './published-http.ts';
import { petsAsArray } from './published-sql-store.ts';
import { knexListingCounts, pgPublishedListings } from './published-store.ts';
import { pgListingFacets } from './search-store.ts';
import { ownListings, petView, exportView } from './listing-views-http.ts';

interface ListingsNeeds extends ServiceParts {
  readonly pictures: Pick<PicturesModule, 'uploads' | 'picturesIn' | 'formOf'>;
  readonly papers: Pick<PapersModule, 'uploads' | 'open' | 'papersIn'>;
  readonly members: MemberDirectory;
  readonly submitters: Submitters;
  /** So many listings of one owner may wait for review. */
  readonly mostPending: number;
  readonly rules: BrokenRules;
  readonly noteSearch: NoteSearch;
}

const dropEveryMs = 30_000;
/** Longer than a browser goes on repeating a call whose answer it never got. */
const keysKeptMs = 24 * 60 * 60_000;
const countEveryMs = 5_000;
const foldEveryMs = 60_000;

const consumersOf = (scopeOf: (trx: Transaction) => ListingScope, clock: Clock) => {
  const follow = (trx: Transaction) => followers(scopeOf(trx), clock);
  return [
    reactor({
      consumer: 'pets.decisions',
      on: [onPetApproved((trx) => follow(trx).approve), onPetRejected((trx) => follow(trx).reject)],
      // A decision names the version it is about: however late it comes, it does no harm, and lost it must not be.
      startAt: 'beginning',
      maxAgeMs: null,
    }),
    reactor({
      consumer: 'pets.adoptions',
      on: [onAdoptionChanged((trx) => follow(trx).followRequest)],
      // A listing keeps which events it has consumed: what is consumed again changes nothing.
      startAt: 'beginning',
      maxAgeMs: null,
    }),
    memberFollower('pets.away-owners', {
      keepIn: (trx) => scopeOf(trx).owners.keep,
      followIn: [(trx) => follow(trx).followMember],
    }),
  ];
};

/** Listings: offered, edited, taken back, read; decided about by moderation. */
export const listingsModule = ({ database, reads, clock, logger, pictures, papers, members, rules, ...parts }: ListingsNeeds) => {
  const outboxIn = (trx: Transaction) => listingOutbox(parts.outboxIn(trx));
  const scopeOf = listingScopeIn({ outboxIn, picturesIn: pictures.picturesIn, papersIn: papers.papersIn });
  const inTransaction = transactionRunner(database, scopeOf);
  const queries = knexListingQueries(database);
  const published = pgPublishedListings(reads, clock);
  const counts = knexListingCounts(database);
  const presentOwn = ownListings({ members, queries, rules, clock });
  const view = viewListing(queries);
  const form = pictures.formOf({ field: 'images', maxFiles: mostPictures, papers: paperFields, takesJson: true });
  const { submitters, mostPending, noteSearch } = parts;
  const offer = offering({ inTransaction, uploads: pictures.uploads, papers: papers.uploads, submitters, mostPending, rules, clock });

  return {
    /** Who offers a pet. @throws AppError `pet.not-found` also when the viewer may not see it. */
    getOwner: async (id: string, viewer: Viewer | undefined) => (await view(id as ListingId, viewer)).listing.ownerId,
    petParams: listingParams,
    petsAsArray,
    /** What the elements of `petsAsArray` are. */
    petView,
    exported: { view: exportView, present: async (memberId: MemberId) => presentOwn.many(await queries.listAllOwn(memberId)) },
    routes: [
      // Before /pets/:id, for these are no ids.
      ...listingStatsRoutes(listingStats(counts.read, clock)),
      ...pickedListingRoutes(published),
      ...searchRoutes({ suggest: (search) => suggestWords(reads, search, 'breed'), readFacets: pgListingFacets(reads, clock) }),
      ...listingReadRoutes({ queries, published, view, presentOwn, noteSearch }),
      ...offeringRoutes({ offer, presentOwn, form }),
      ...reviewedRoutes({ readPaper: readPaper(view, papers.open), feature: featureListing(inTransaction, clock), presentOwn }),
    ],
    consumers: consumersOf(scopeOf, clock),
    republishes: [rowsAsEvents({ table: 'listings', toEvents: (row) => stateOfListing(toListing(row)) })],
    jobs: {
      'fold counts of listings': { everyMs: foldEveryMs, run: counts.fold },
      'reckon birth dates': { everyMs: foldEveryMs, run: reckonBirthDates(database), catchesUp: true },
      'rebuild documents of listings': { everyMs: foldEveryMs, run: rebuildDocuments(database, searchedListings), catchesUp: true },
      'count words for search': { everyMs: countEveryMs, run: countWords(database), followsCommits: true },
      'drop pictures of rejected listings': {
        everyMs: dropEveryMs,
        run: dropPicturesOfRejected({ inTransaction, queries, clock, logger }),
      },
      'forget idempotency keys': forgetIdempotencyKeys({ database, clock, keptMs: keysKeptMs }),
    },
  };
};
