import {
  fromStored,
  readDocumentPage,
  toStored,
  type CollectionIndex,
  type DocumentCollection,
  type DocumentFields,
  type DocumentQuery,
  type Documents,
  type StoredDocument,
} from '@paltu/documents/transactions';
import { orRefuse } from '@paltu/kernel';
import type { PageWanted } from '@paltu/persistence';
import { dayInPakistan, earthRadius, specialties, type Place } from '@paltu/reference';
import { nearestPlaceOf, wordsFoundBy } from '@paltu/search';
import { foundByWords, indexesOfWords, matchingWords, readWords, wordCollections, type WordCollections } from '@paltu/search/documents';
import { totalCap } from '@paltu/service-kit';
import type { SlotDay } from './vet-decisions.ts';
import { searchedVet, searchVets, toFoundVet, type FoundVet, type VetConditions, type VetPage, type VetQueries } from './vet-store.ts';
import { isPublic, vetNotFound, type Slot, type Vet, type VetId, type VetOrder } from './vet.ts';

const ofPublic = { isPublic: true } as const;

/** As the collation `und` of PostgreSQL orders names. */
const nameCollation = { locale: 'en', strength: 3 } as const;

/** Each with the fields that a list by it is read and counted in. */
const filters = {
  cityId: 'city_id',
  specialty: 'specialty',
  emergency: 'emergency',
  homeVisit: 'home_visit',
  telemedicine: 'telemedicine',
};

const ofVets: readonly CollectionIndex[] = [
  { name: 'vets_one_of_owner', key: { ownerId: 1 }, unique: true },
  { name: 'vets_public_by_rating', key: { rating: -1, _id: -1 }, partialFilterExpression: ofPublic },
  { name: 'vets_public_by_newest', key: { createdAt: -1, _id: -1 }, partialFilterExpression: ofPublic },
  { name: 'vets_public_by_name', key: { name: 1, _id: 1 }, partialFilterExpression: ofPublic, collation: nameCollation },
  { name: 'vets_public_by_fee', key: { consultationFee: 1, _id: 1 }, partialFilterExpression: ofPublic },
  ...Object.entries({ ...filters, featured: 'featured' }).map(([field, name]): CollectionIndex => ({
    name: `vets_public_by_${name}`,
    key: { [field]: 1, rating: -1, _id: -1 },
    partialFilterExpression: ofPublic,
  })),
  ...indexesOfWords('vets', 'isPublic'),
  { name: 'vets_public_by_place', key: { place: '2dsphere' }, partialFilterExpression: ofPublic },
  { name: 'vets_by_last_free', key: { lastFree: 1 } },
  { name: 'vets_verified_until', key: { verifiedUntil: 1 }, partialFilterExpression: { verifiedUntil: { $type: 'string' } } },
];

const ofSlots: readonly CollectionIndex[] = [
  // Each minute of a slot is an entry of its own: of one vet none is there twice.
  { name: 'slots_never_overlap', key: { vetId: 1, minutes: 1 }, unique: true },
  { name: 'slots_of_vet', key: { vetId: 1, startsAt: 1 } },
  { name: 'slots_of_vet_by_booking', key: { vetId: 1, isBooked: 1, startsAt: 1 } },
  { name: 'slots_by_booking', key: { isBooked: 1, startsAt: 1, vetId: 1 } },
];

const whole = { type: Number, required: true } as const;
const text = { type: String, required: true } as const;
const flag = { type: Boolean, required: true } as const;
const instant = { type: Date, required: true } as const;

/** What lists and conditions rely on; `document` is the vet itself. */
const fieldsOfVets: DocumentFields = {
  ownerId: text,
  name: text,
  cityId: text,
  specialty: { type: String, required: true, enum: specialties },
  consultationFee: whole,
  emergency: flag,
  homeVisit: flag,
  telemedicine: flag,
  featured: flag,
  isPublic: flag,
  verifiedUntil: String,
  rating: whole,
  ratingSum: whole,
  reviews: whole,
  reviewVersion: whole,
  patients: whole,
  createdAt: instant,
};

const fieldsOfSlots: DocumentFields = {
  vetId: text,
  startsAt: instant,
  endsAt: instant,
  isBooked: flag,
  minutes: { type: [Number], required: true },
};

export interface VetCollections {
  readonly vets: DocumentCollection;
  readonly slots: DocumentCollection;
  readonly interests: DocumentCollection;
  readonly found: WordCollections;
}

export const vetCollections = (documents: Pick<Documents, 'collection'>): VetCollections => {
  const vets = documents.collection('vets', ofVets, fieldsOfVets);
  return {
    vets,
    slots: documents.collection('slots', ofSlots, fieldsOfSlots),
    interests: documents.collection('interests'),
    found: wordCollections(documents, { things: vets, isShown: 'isPublic' }),
  };
};

const minuteMs = 60_000;

/** What a vet is found by. */
export const foundOfVet = ({ details }: Vet) => {
  const { latitude, longitude } = nearestPlaceOf(details);
  return { ...foundByWords(wordsFoundBy(searchedVet(details))), place: { type: 'Point', coordinates: [longitude, latitude] } };
};

/** A vet as a document of the collection `vets`: what it is, and what it is found by. */
export const toVetDocument = (vet: Vet): StoredDocument => {
  const { name, cityId, specialty, consultationFee, emergency, homeVisit, telemedicine } = vet.details;
  return {
    _id: vet.id,
    ownerId: vet.ownerId,
    document: { ...vet },
    name,
    cityId,
    specialty,
    consultationFee,
    emergency,
    homeVisit,
    telemedicine,
    featured: vet.marks.featured,
    verifiedUntil: vet.verifiedUntil,
    isPublic: isPublic(vet),
    ...foundOfVet(vet),
    createdAt: vet.createdAt,
  };
};

/** What is counted of a vet who is new, and has no slots. */
export const noFigures = { rating: 0, ratingSum: 0, reviews: 0, reviewVersion: 0, patients: 0, lastFree: [] };

/** A slot, which begins and ends at whole minutes, with each of its minutes. */
export const toSlotDocument = (slot: Slot): StoredDocument => {
  const first = slot.startsAt.getTime() / minuteMs;
  const minutes = Array.from({ length: slot.endsAt.getTime() / minuteMs - first }, (_none, nth) => first + nth);
  return { ...toStored(slot), minutes };
};

export const toSlot = ({ minutes: _, ...slot }: StoredDocument): Slot => fromStored<Slot>(slot as StoredDocument);

/** Every sort ends with the id, so that pages never overlap. */
const vetOrders: Readonly<Record<VetOrder, Pick<DocumentQuery, 'order' | 'collation'>>> = {
  rating: { order: { rating: -1, _id: -1 } },
  newest: { order: { createdAt: -1, _id: -1 } },
  name: { order: { name: 1, _id: 1 }, collation: nameCollation },
  'fee-low': { order: { consultationFee: 1, _id: 1 } },
  'fee-high': { order: { consultationFee: -1, _id: -1 } },
};

/** Public vets that a filter leaves. */
const publicVets = (conditions: VetConditions): Record<string, unknown> => {
  const { words, minRating, freeFrom, notCityId, notSpecialty, near: _near, ...equal } = conditions;
  // Every rating is at least 0: with this condition, all of them are read and counted from an index.
  const wanted: Record<string, unknown> = { isPublic: true, rating: { $gte: minRating ?? 0 } };
  if (freeFrom !== undefined) wanted['lastFree'] = { $elemMatch: { $gte: freeFrom, $lt: dayInPakistan(freeFrom).end } };
  for (const [field, value] of Object.entries(equal))
    if (value !== undefined) wanted[field] = Array.isArray(value) ? { $in: value as unknown[] } : value;
  const refused = Object.entries({ cityId: notCityId, specialty: notSpecialty }).flatMap(([field, value]) =>
    value === undefined ? [] : [{ [field]: { $nin: [value].flat() } }],
  );
  const matching = [...refused, ...(words === undefined ? [] : matchingWords(words))];
  if (matching.length > 0) wanted['$and'] = matching;
  return wanted;
};

/** The Earth as MongoDB has it, in metres. */
const radiusOfMongo = 6_378_100;

/** Where a place becomes a point of the index, less than this is lost, in metres. */
const tolerance = 0.001;

/** Anywhere on Earth. */
const furthest = Math.PI * earthRadius;

const near = ({ latitude, longitude }: Place, metres: number, query: object = ofPublic) => ({
  $geoNear: {
    near: { type: 'Point', coordinates: [longitude, latitude] },
    key: 'place',
    distanceField: 'distance',
    maxDistance: (metres * radiusOfMongo) / earthRadius + tolerance,
    query,
    spherical: true,
  },
});

/** How far the vets up to this one, counted from the nearest, are away at most, in metres: those beyond need not be sorted. */
const reachOf = async (
  { vets }: VetCollections,
  place: Place,
  metres: number,
  { nth, query }: { readonly nth: number; readonly query?: object },
): Promise<number> => {
  const [found] = await vets()
    .aggregate<{ distance: number }>([near(place, metres, query), { $skip: nth - 1 }, { $limit: 1 }, { $project: { distance: 1 } }])
    .toArray();
  return found === undefined ? metres : (found.distance * earthRadius) / radiusOfMongo;
};

const queryOf = async (
  collections: VetCollections,
  conditions: VetConditions,
  order: VetOrder,
  { page, limit }: PageWanted,
): Promise<DocumentQuery> => {
  const query = publicVets(conditions);
  const matching = [{ $match: query }];
  const { near: place } = conditions;
  if (place === undefined) return { matching, ...vetOrders[order] };
  const reach = await reachOf(collections, place, furthest, { nth: page * limit, query });
  return { matching, matchingPage: [near(place, reach, query)], order: { distance: 1, ...vetOrders[order].order } };
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
    const { found, counted } = await readDocumentPage(vets, await queryOf(collections, conditions, order, page), page, cap);
    return { vets: await withLikes(found), counted };
  };
  return {
    list,
    search: searchVets({ list, readWords: (words) => readWords(collections.found, words) }),
    listNearby: async (place, metres, page) => {
      const reach = await reachOf(collections, place, metres, { nth: page.page * page.limit });
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
    listSlots: async (vetId, { from, until }, most = 0) => {
      const listed = slots().find({ vetId, startsAt: { $gte: from, $lt: until } });
      return (await listed.sort({ startsAt: 1 }).limit(most).toArray()).map(toSlot);
    },
  };
};
