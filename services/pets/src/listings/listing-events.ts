import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  adoptionWords,
  petApproved,
  petCreated,
  petDeleted,
  petPublished,
  petRejected,
  petUnpublished,
  petUpdated,
  petWords,
  publishedPetUpdated,
  publishedPetWithdrawn,
  requestState,
  type EveryField,
  type Pet,
  type PetSchema,
  type PublishedPet,
  type PublishedPetSchema,
} from '@paltu/contracts';
import { on, onState, outgoingEvent, type EventRule, type Outbox, type OutgoingEvent } from '@paltu/events';
import type { ListingId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import { bornOn } from '@paltu/reference';
import type { Followers } from './listing-use-cases.ts';
import {
  isPublished,
  type Listing,
  type ListingDetails,
  type ListingEvent,
  type Paper,
  type Papers,
  type Picture,
  type RequestId,
  type Requirements,
} from './listing.ts';

const requirementsMessage = (requirements: Requirements) => ({
  ...requirements,
  experience: petWords.experience.toChoice(requirements.experience),
  homeType: petWords.homeType.toChoice(requirements.homeType),
});

/** Choices in the terms of the contract, the rest as it is: a message that asks for more does not compile. */
const detailsMessage = (details: ListingDetails) => ({
  ...details,
  species: petWords.species.toChoice(details.species),
  gender: petWords.gender.toChoice(details.gender),
  size: petWords.size.toChoice(details.size),
  healthStatus: petWords.healthStatus.toChoice(details.healthStatus),
  adoptionType: petWords.adoptionType.toChoice(details.adoptionType),
  status: petWords.status.toChoice(details.status),
  requirements: requirementsMessage(details.requirements),
});

/** Every detail goes out: one that the message lacks does not compile. */
type DetailsIn<Message> = { [Detail in keyof ListingDetails]: Detail extends keyof Message ? unknown : never };

const picturesMessage = (pictures: readonly Picture[]) => pictures.map(({ id, width, height }) => ({ id, width, height }));

const paperMessage = (paper: Paper | null) => (paper === null ? undefined : { id: paper.id, name: paper.name, size: paper.size });

const papersMessage = ({ vaccinationRecords, healthCertificate }: Papers) => ({
  vaccinationRecords: paperMessage(vaccinationRecords),
  healthCertificate: paperMessage(healthCertificate),
});

const instantMessage = (at: Date | null) => (at === null ? undefined : timestampFromDate(at));

const ageMessage = ({ details, agedAt }: Listing) => ({
  agedAt: timestampFromDate(agedAt),
  bornOn: bornOn(details.age, agedAt) ?? '',
});

const publishedPet = (listing: Listing) =>
  ({
    id: listing.id,
    version: BigInt(listing.version),
    ownerId: listing.ownerId,
    ...(detailsMessage(listing.details) satisfies DetailsIn<PublishedPet>),
    featured: listing.featured,
    images: picturesMessage(listing.pictures),
    createdAt: timestampFromDate(listing.createdAt),
    updatedAt: timestampFromDate(listing.updatedAt),
    approvedAt: instantMessage(listing.approvedAt),
    ...ageMessage(listing),
  }) satisfies EveryField<typeof PublishedPetSchema>;

// A listing keeps the outcome of its review when it is deleted.
const wasPublished = ({ type, listing }: ListingEvent): boolean =>
  type === 'PetUnpublished' || (type === 'PetDeleted' && listing.approvalStatus === 'approved');

const toMessages = (listing: Listing, at: Date, isWithdrawn: boolean): OutgoingEvent[] => {
  const envelope = { subject: listing.id, sequence: listing.version, time: at };
  if (isPublished(listing)) return [outgoingEvent(publishedPetUpdated, { ...envelope, data: { publishedPet: publishedPet(listing) } })];
  const data = { petId: listing.id, version: BigInt(listing.version) };
  return isWithdrawn ? [outgoingEvent(publishedPetWithdrawn, { ...envelope, data })] : [];
};

/** What the public topic holds of a fact: nothing of what only owner and admins may see. */
export const publishedMessages = (event: ListingEvent): OutgoingEvent[] => toMessages(event.listing, event.at, wasPublished(event));

/** The same of a listing to which nothing has happened. One that may have been public, and is not, is withdrawn once more. */
const publishedState = (listing: Listing): OutgoingEvent[] => toMessages(listing, listing.updatedAt, listing.version > 1);

const petMessage = (listing: Listing) =>
  ({
    id: listing.id,
    version: BigInt(listing.version),
    contentVersion: listing.contentVersion,
    ownerId: listing.ownerId,
    ...(detailsMessage(listing.details) satisfies DetailsIn<Pet>),
    featured: listing.featured,
    images: picturesMessage(listing.pictures),
    approvalStatus: petWords.approvalStatus.toChoice(listing.approvalStatus),
    rejectionReason: listing.rejectionReason,
    createdAt: timestampFromDate(listing.createdAt),
    updatedAt: timestampFromDate(listing.updatedAt),
    submittedAt: timestampFromDate(listing.submittedAt),
    ownerAway: listing.isOwnerAway,
    papers: papersMessage(listing.papers),
    approvedAt: instantMessage(listing.approvedAt),
    ...ageMessage(listing),
  }) satisfies EveryField<typeof PetSchema>;

/** A fact about a listing as it goes out on the closed topic of pets. */
const toMessage = (event: ListingEvent): OutgoingEvent => {
  const { listing, at } = event;
  const pet = petMessage(listing);
  const envelope = { subject: listing.id, sequence: listing.version, time: at };
  switch (event.type) {
    case 'PetCreated':
      return outgoingEvent(petCreated, { ...envelope, data: { pet } });
    case 'PetUpdated':
      return outgoingEvent(petUpdated, { ...envelope, data: { pet, review: event.review } });
    case 'PetPublished':
      return outgoingEvent(petPublished, { ...envelope, data: { pet, review: event.review } });
    case 'PetUnpublished':
      return outgoingEvent(petUnpublished, { ...envelope, data: { pet, review: event.review } });
    case 'PetDeleted':
      return outgoingEvent(petDeleted, { ...envelope, data: { pet } });
  }
};

/** The listing as it is, when nothing has happened to it: with the decision that was carried out last on its content, where there is one. */
export const stateOfListing = (listing: Listing): OutgoingEvent[] => {
  const decisionId = listing.decisions.at(-1);
  const review = decisionId === undefined ? {} : { review: { decisionId, contentVersion: listing.contentVersion } };
  const event: ListingEvent =
    listing.deletedAt === null
      ? { type: 'PetUpdated', listing, at: listing.updatedAt, ...review }
      : { type: 'PetDeleted', listing, at: listing.deletedAt };
  return [toMessage(event), ...publishedState(listing)];
};

/** Where the events of listings go, in a transaction. */
export const listingOutbox = (outbox: Outbox) => ({
  append: (events: readonly ListingEvent[]) => outbox.append(events.flatMap((event) => [toMessage(event), ...publishedMessages(event)])),
});

type InTrx<Follow> = (trx: Transaction) => Follow;

/** Every event of adoption carries the whole request: its status decides for whom the pet is reserved. */
export const onAdoptionChanged = (followIn: InTrx<Followers['followRequest']>): EventRule =>
  onState(requestState, async ({ id, petId, status }, { sequence }, trx) => {
    await followIn(trx)(petId as ListingId, { requestId: id as RequestId, status: adoptionWords.status.toWord(status), sequence });
  });

/** An admin approved what they saw: it is published, if it still is that. */
export const onPetApproved = (approveIn: InTrx<Followers['approve']>): EventRule =>
  on(petApproved, async ({ data: { petId, decisionId, contentVersion } }, trx) => {
    await approveIn(trx)(petId as ListingId, { decisionId, contentVersion });
  });

/** An admin refused what they saw: it goes out of sight, if it still is that. */
export const onPetRejected = (rejectIn: InTrx<Followers['reject']>): EventRule =>
  on(petRejected, async ({ data: { petId, decisionId, contentVersion, reason } }, trx) => {
    await rejectIn(trx)(petId as ListingId, { decisionId, contentVersion, reason });
  });
