import type { PictureClaims } from '@paltu/pictures';
import { petNotFound } from '../domain/listing-errors.ts';
import type { ListingEvent } from '../domain/listing-events.ts';
import { isPublished, type Listing, type ListingId } from '../domain/listing.ts';
import type {
  InListingsTransaction,
  ListingFilter,
  ListingOrder,
  ListingPage,
  ListingQueries,
  ListingRepository,
  ListingView,
  Owner,
  PageWanted,
} from '../use-cases/ports.ts';

const byName = new Intl.Collator('und').compare;

const compare: Record<ListingOrder, (left: Listing, right: Listing) => number> = {
  newest: (left, right) => right.createdAt.getTime() - left.createdAt.getTime(),
  oldest: (left, right) => left.createdAt.getTime() - right.createdAt.getTime(),
  'price-low': (left, right) => left.details.price - right.details.price,
  'price-high': (left, right) => right.details.price - left.details.price,
  name: (left, right) => byName(left.details.name, right.details.name),
};

const idOrder = (order: ListingOrder): number => (order === 'newest' || order === 'price-high' ? -1 : 1);

const matches = ({ id, details }: Listing, filter: ListingFilter): boolean => {
  const { breed, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, excludeId, ...equal } = filter;
  if (breed !== undefined && !details.breed.toLowerCase().includes(breed.toLowerCase())) return false;
  if (details.price < minPrice || details.price > maxPrice || id === excludeId) return false;
  return Object.entries(equal).every(([field, value]) => value === undefined || details[field as keyof typeof details] === value);
};

const repositoryOf = (working: Map<ListingId, Listing>): ListingRepository => ({
  find: async (id) => working.get(id),
  get: async (id) => {
    const listing = working.get(id);
    if (listing === undefined) throw petNotFound();
    return listing;
  },
  add: async (listing) => {
    if (working.has(listing.id)) throw new Error(`${listing.id} is there already`);
    working.set(listing.id, listing);
  },
  save: async (listing) => void working.set(listing.id, listing),
});

interface Kept {
  rows: Map<ListingId, Listing>;
  readonly owners: Map<string, Owner>;
  readonly totalCap: number;
}

const queriesOf = (kept: Kept): ListingQueries => {
  const toView = (listing: Listing): ListingView => ({
    listing,
    owner: kept.owners.get(listing.ownerId) ?? { id: listing.ownerId, firstName: '', lastName: '', verified: false },
  });

  const pageOf = (listings: Listing[], order: ListingOrder, { page, limit }: PageWanted): ListingPage => {
    const sorted = listings.sort((left, right) => compare[order](left, right) || idOrder(order) * (left.id < right.id ? -1 : 1));
    return { views: sorted.slice((page - 1) * limit, page * limit).map(toView), counted: Math.min(sorted.length, kept.totalCap + 1) };
  };

  const present = (): Listing[] => [...kept.rows.values()].filter(({ deletedAt }) => deletedAt === null);

  return {
    listPublished: async (filter, order, page) =>
      pageOf(
        present().filter((listing) => isPublished(listing) && matches(listing, filter)),
        order,
        page,
      ),
    listOwn: async (ownerId, { approvalStatus, status }, page) => {
      const own = present()
        .filter((listing) => listing.ownerId === ownerId)
        .filter((listing) => approvalStatus === undefined || listing.approvalStatus === approvalStatus)
        .filter(({ details }) => status === undefined || details.status === status);
      return pageOf(own, 'newest', page);
    },
    findView: async (id) => {
      const listing = kept.rows.get(id);
      return listing === undefined || listing.deletedAt !== null ? undefined : toView(listing);
    },
    listRejectedWithPictures: async (until, limit) =>
      present()
        .filter(({ approvalStatus, pictures, updatedAt }) => approvalStatus === 'rejected' && pictures.length > 0 && updatedAt <= until)
        .sort((left, right) => left.updatedAt.getTime() - right.updatedAt.getTime())
        .slice(0, limit)
        .map(({ id }) => id),
  };
};

/** Listings without a database, for tests; transactions run one after the other, as row locks would have them. */
export const inMemoryListings = ({ claims, totalCap = 1_000 }: { claims: PictureClaims; totalCap?: number }) => {
  const kept: Kept = { rows: new Map(), owners: new Map(), totalCap };
  const events: ListingEvent[] = [];
  let last: Promise<unknown> = Promise.resolve();

  const inTransaction: InListingsTransaction = (work) => {
    const turn = last.then(async () => {
      const working = new Map(kept.rows);
      const said: ListingEvent[] = [];
      const outbox = { append: async (facts: readonly ListingEvent[]) => void said.push(...facts) };
      const result = await work({ listings: repositoryOf(working), pictures: claims, outbox });
      kept.rows = working;
      events.push(...said);
      return result;
    });
    last = turn.catch(() => undefined);
    return turn;
  };

  return { inTransaction, queries: queriesOf(kept), events, addOwner: async (owner: Owner) => void kept.owners.set(owner.id, owner) };
};
