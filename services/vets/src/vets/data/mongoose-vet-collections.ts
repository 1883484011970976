import type { CollectionIndex, DocumentCollection, DocumentFields, Documents } from '@paltu/documents/transactions';
import { specialties } from '@paltu/reference';
import { indexesOfWords, wordCollections, type WordCollections } from '@paltu/search/documents';

const isPublic = { isPublic: true } as const;

/** As the collation `und` of PostgreSQL orders names. */
export const nameCollation = { locale: 'en', strength: 3 } as const;

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
  { name: 'vets_public_by_rating', key: { rating: -1, _id: -1 }, partialFilterExpression: isPublic },
  { name: 'vets_public_by_newest', key: { createdAt: -1, _id: -1 }, partialFilterExpression: isPublic },
  { name: 'vets_public_by_name', key: { name: 1, _id: 1 }, partialFilterExpression: isPublic, collation: nameCollation },
  { name: 'vets_public_by_fee', key: { consultationFee: 1, _id: 1 }, partialFilterExpression: isPublic },
  ...Object.entries({ ...filters, featured: 'featured' }).map(([field, name]): CollectionIndex => ({
    name: `vets_public_by_${name}`,
    key: { [field]: 1, rating: -1, _id: -1 },
    partialFilterExpression: isPublic,
  })),
  ...indexesOfWords('vets', 'isPublic'),
  { name: 'vets_public_by_place', key: { place: '2dsphere' }, partialFilterExpression: isPublic },
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
