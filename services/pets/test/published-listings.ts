import {
  petCreated,
  petDeleted,
  petPublished,
  petUnpublished,
  petUpdated,
  publishedPetUpdated,
  publishedPetWithdrawn,
  type EventDefinition,
} from '@paltu/contracts';
import type { ListingId, MemberId } from '@paltu/kernel';
import * as choices from '@paltu/reference';
import { publishedEvent, type ExpectedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import type { Listing, ListingDetails, ListingEvent, PaperId, PictureId, ReviewOutcome } from '../src/listings/listing.ts';
import { listingOutbox, stateOfListing } from '../src/listings/listing-events.ts';

const text = fc.string({ unit: 'grapheme' });
const count = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

const details: fc.Arbitrary<ListingDetails> = fc.record({
  name: text,
  species: fc.constantFrom(...choices.species),
  breed: text,
  age: text,
  gender: fc.constantFrom(...choices.genders),
  color: text,
  size: fc.constantFrom(...choices.sizes),
  weight: text,
  description: text,
  healthStatus: fc.constantFrom(...choices.healthStatuses),
  vaccinated: fc.boolean(),
  neutered: fc.boolean(),
  microchipped: fc.boolean(),
  specialNeeds: text,
  adoptionType: fc.constantFrom(...choices.adoptionTypes),
  price: count,
  cityId: text,
  status: fc.constantFrom(...choices.availabilities),
  urgent: fc.boolean(),
  requirements: fc.record({
    experience: fc.constantFrom(...choices.experiences),
    homeType: fc.constantFrom(...choices.homeTypes),
    children: fc.boolean(),
    otherPets: fc.boolean(),
  }),
  tags: fc.array(text),
  personality: fc.subarray([...choices.personalities]),
  goodWith: fc.subarray([...choices.companions]),
  trainingLevel: fc.constantFrom(...choices.trainingLevels, '' as const),
  reasonForRehoming: text,
});

const paper = fc.record({ id: fc.uuid().map((id) => id as PaperId), name: text, size: count });

const listing: fc.Arbitrary<Listing> = fc.record({
  id: fc.uuid().map((id) => id as ListingId),
  ownerId: fc.uuid().map((id) => id as MemberId),
  version: fc.integer({ min: 1 }),
  contentVersion: count,
  details,
  agedAt: instant,
  pictures: fc.array(fc.record({ id: fc.uuid().map((id) => id as PictureId), width: count, height: count })),
  papers: fc.record({ vaccinationRecords: fc.option(paper), healthCertificate: fc.option(paper) }),
  featured: fc.boolean(),
  reservation: fc.constant(null),
  adoptionVersion: count,
  isOwnerAway: fc.boolean(),
  approvalStatus: fc.constantFrom(...choices.approvalStatuses),
  rejectionReason: text,
  decisions: fc.array(fc.uuid()),
  createdAt: instant,
  updatedAt: instant,
  submittedAt: instant,
  approvedAt: fc.option(instant),
  deletedAt: fc.constant(null),
});

const review: fc.Arbitrary<ReviewOutcome> = fc.record({ decisionId: fc.uuid(), contentVersion: count });
const fact = fc.record({ listing, at: instant });
const reviewed = fc.record({ listing, at: instant, review });

const petOf = ({
  details: state,
  pictures,
  papers,
  decisions,
  deletedAt,
  isOwnerAway,
  approvedAt,
  reservation: _r,
  adoptionVersion: _a,
  ...listing
}: Listing) => ({
  ...listing,
  ...state,
  bornOn: choices.bornOn(state.age, listing.agedAt) ?? '',
  images: pictures,
  papers: { vaccinationRecords: papers.vaccinationRecords ?? undefined, healthCertificate: papers.healthCertificate ?? undefined },
  ownerAway: isOwnerAway,
  approvedAt: approvedAt ?? undefined,
});

const expectedEvent = (event: ListingEvent, data: ExpectedEvent['data']): ExpectedEvent => ({
  subject: event.listing.id,
  sequence: event.listing.version,
  time: event.at,
  data,
});

const publishedFact = (definition: EventDefinition, facts: fc.Arbitrary<ListingEvent>) =>
  publishedEvent({
    definition,
    facts,
    publish: (event, outbox) => listingOutbox(outbox).append([event]),
    expected: (event) => expectedEvent(event, { pet: petOf(event.listing), review: 'review' in event ? event.review : undefined }),
  });

const approved = fact.map(({ listing, ...rest }) => ({
  ...rest,
  listing: { ...listing, approvalStatus: 'approved' as const, isOwnerAway: false },
}));
const hidden = fact.map(({ listing, ...rest }) => ({ ...rest, listing: { ...listing, approvalStatus: 'pending' as const } }));

/** The listing as it is, published again when nothing has happened to it. */
const publishedState = (definition: EventDefinition, facts: fc.Arbitrary<Listing>, data: (state: Listing) => ExpectedEvent['data']) =>
  publishedEvent({
    definition,
    facts,
    publish: (state, outbox) => outbox.append(stateOfListing(state)),
    expected: (state) => ({ subject: state.id, sequence: state.version, time: state.deletedAt ?? state.updatedAt, data: data(state) }),
  });

const lastReview = ({ decisions, contentVersion }: Listing): ReviewOutcome | undefined => {
  const decisionId = decisions.at(-1);
  return decisionId === undefined ? undefined : { decisionId, contentVersion };
};
const deleted = fc.tuple(listing, instant).map(([state, deletedAt]) => ({ ...state, deletedAt }));

export const publishedEvents = [
  publishedState(petUpdated, listing, (state) => ({ pet: petOf(state), review: lastReview(state) })),
  publishedState(petDeleted, deleted, (state) => ({ pet: petOf(state) })),
  publishedState(
    publishedPetUpdated,
    approved.map(({ listing: state }) => state),
    (state) => ({ publishedPet: petOf(state) }),
  ),
  publishedFact(
    petCreated,
    fact.map((state) => ({ type: 'PetCreated', ...state })),
  ),
  publishedFact(
    petUpdated,
    fc.oneof(fact, reviewed).map((state) => ({ type: 'PetUpdated', ...state })),
  ),
  publishedFact(
    petPublished,
    reviewed.map((state) => ({ type: 'PetPublished', ...state })),
  ),
  publishedFact(
    petUnpublished,
    fc.oneof(fact, reviewed).map((state) => ({ type: 'PetUnpublished', ...state })),
  ),
  publishedFact(
    petDeleted,
    fact.map((state) => ({ type: 'PetDeleted', ...state })),
  ),
  publishedEvent({
    definition: publishedPetUpdated,
    facts: approved.map((state): ListingEvent => ({ type: 'PetUpdated', ...state })),
    publish: (event, outbox) => listingOutbox(outbox).append([event]),
    expected: (event) => expectedEvent(event, { publishedPet: petOf(event.listing) }),
  }),
  publishedEvent({
    definition: publishedPetWithdrawn,
    facts: hidden.map((state): ListingEvent => ({ type: 'PetUnpublished', ...state })),
    publish: (event, outbox) => listingOutbox(outbox).append([event]),
    expected: (event) => expectedEvent(event, { petId: event.listing.id, version: event.listing.version }),
  }),
];
