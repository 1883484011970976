import { readDocumentPage, type StoredDocument } from '@paltu/documents/transactions';
import { orRefuse } from '@paltu/kernel';
import type { PageWanted } from '@paltu/persistence';
import { earthRadius, type Place } from '@paltu/reference';
import { readWords } from '@paltu/search/documents';
import { totalCap } from '@paltu/service-kit';
import type { SlotDay } from '../domain/slot-days.ts';
import { vetNotFound } from '../domain/vet-errors.ts';
import type { VetId } from '../domain/vet.ts';
import type { FoundVet, VetOrder, VetPage, VetQueries } from '../use-cases/ports.ts';
import type { VetCollections } from './mongoose-vet-collections.ts';
import { publicVets, vetOrders } from './mongoose-vet-conditions.ts';
import { searchVets, type VetConditions } from './search-vets.ts';
import { toSlot } from './vet-document.ts';
import { toFoundVet } from './vet-row.ts';

/** The Earth as MongoDB has it, in metres. */
const radiusOfMongo = 6_378_100;

/** Where a place becomes a point of the index, less than this is lost, in metres. */
const tolerance = 0.001;

const near = ({ latitude, longitude }: Place, metres: number) => ({
  $geoNear: {
    near: { type: 'Point', coordinates: [longitude, latitude] },
    key: 'place',
    distanceField: 'distance',
    maxDistance: (metres * radiusOfMongo) / earthRadius + tolerance,
    query: { isPublic: true },
    spherical: true,
  },
});

/** How far the vets up to this one, counted from the nearest, are away at most, in metres: those beyond need not be sorted. */
const reachOf = async ({ vets }: VetCollections, place: Place, metres: number, nth: number): Promise<number> => {
  const [found] = await vets()
    .aggregate<{ distance: number }>([near(place, metres), { $skip: nth - 1 }, { $limit: 1 }, { $project: { distance: 1 } }])
    .toArray();
  return found === undefined ? metres : (found.distance * earthRadius) / radiusOfMongo;
};

/** Pakistan has had one zone since 2009. */
const dayOf = { $dateToString: { date: '$startsAt', format: '%Y-%m-%d', timezone: '+05:00' } };

const countByDay = async ({ slots }: VetCollections, where: object): Promise<SlotDay[]> => {
  const days = await slots()
    .aggregate<SlotDay>([
      { $match: where },
      {
        $group: {
          _id: dayOf,
          free: { $sum: { $cond: ['$isBooked', 0, 1] } },
          booked: { $sum: { $cond: ['$isBooked', 1, 0] } },
        },
      },
      { $sort: { _id: 1 } },
      { $project: { _id: 0, date: '$_id', free: 1, booked: 1 } },
    ])
    .toArray();
  // In the order in which PostgreSQL answers them: moved vets answer the same text.
  return days.map(({ date, free, booked }) => ({ date, free, booked }));
};

/** @param cap totals are counted no further than one over it. */
export const mongooseVetQueries = (collections: VetCollections, cap = totalCap): VetQueries => {
  const { vets, slots, interests } = collections;
  const withLikes = async (found: readonly StoredDocument[]): Promise<FoundVet[]> => {
    if (found.length === 0) return [];
    const liked = await interests()
      .find({ _id: { $in: found.map(({ _id }) => _id) } }, { projection: { likes: 1 } })
      .toArray();
    const likes = new Map(liked.map((one) => [one._id, one['likes'] as number]));
    return found.map((vet) => toFoundVet({ ...vet, likes: likes.get(vet._id) ?? null }));
  };
  const find = async (where: object) => withLikes(await vets().find(where).toArray());
  const list = async (conditions: VetConditions, order: VetOrder, page: PageWanted): Promise<VetPage> => {
    const { found, counted } = await readDocumentPage(vets, { ...publicVets(conditions), ...vetOrders[order] }, page, cap);
    return { vets: await withLikes(found), counted };
  };
  return {
    list,
    search: searchVets({ list, readWords: (words) => readWords(collections.found, words) }),
    listNearby: async (place, metres, page) => {
      const reach = await reachOf(collections, place, metres, page.page * page.limit);
      const query = { matching: [near(place, metres)], matchingPage: [near(place, reach)], order: { distance: 1, _id: 1 } } as const;
      const { found, counted } = await readDocumentPage(vets, query, page, cap);
      return { vets: await withLikes(found), counted };
    },
    listOf: (ids) => find({ _id: { $in: [...ids] } }),
    get: async (_id) => orRefuse((await find({ _id }))[0], vetNotFound),
    findOfOwner: async (ownerId) => (await find({ ownerId }))[0],
    getOfOwner: async (ownerId) => orRefuse((await find({ ownerId }))[0], vetNotFound),
    listExpired: async (day, after = '', limit) => {
      const expired = vets().find({ verifiedUntil: { $type: 'string', $lt: day }, _id: { $gt: after } }, { projection: { _id: 1 } });
      return (await expired.sort({ _id: 1 }).limit(limit).toArray()).map(({ _id }) => _id as VetId);
    },
    listSlotDays: (vetId, { from, until }) => countByDay(collections, { vetId, startsAt: { $gte: from, $lt: until } }),
    listSlots: async (vetId, { from, until }) => {
      const listed = slots().find({ vetId, startsAt: { $gte: from, $lt: until } });
      return (await listed.sort({ startsAt: 1 }).toArray()).map(toSlot);
    },
  };
};
