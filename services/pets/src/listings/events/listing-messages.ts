import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  petCreated,
  petDeleted,
  petPublished,
  type PetSchema,
  petUnpublished,
  petUpdated,
  petWords,
  type EveryField,
} from '@paltu/contracts';
import { outgoingEvent, type Outbox, type OutgoingEvent } from '@paltu/events';
import type { ListingEvent } from '../domain/listing-events.ts';
import type { Listing, ListingDetails, Requirements } from '../domain/listing.ts';
import type { ListingOutbox } from '../use-cases/ports.ts';

const requirementsMessage = ({ experience, homeType, children, otherPets }: Requirements) => ({
  experience: petWords.experience.toChoice(experience),
  homeType: petWords.homeType.toChoice(homeType),
  children,
  otherPets,
});

/** Choices in the terms of the contract, the rest as it is: `petMessage` does not compile when the contract asks for more. */
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

const petMessage = (listing: Listing) =>
  ({
    id: listing.id,
    version: BigInt(listing.version),
    contentVersion: listing.contentVersion,
    ownerId: listing.ownerId,
    ...detailsMessage(listing.details),
    featured: listing.featured,
    images: listing.pictures.map(({ id, width, height }) => ({ id, width, height })),
    approvalStatus: petWords.approvalStatus.toChoice(listing.approvalStatus),
    rejectionReason: listing.rejectionReason,
    createdAt: timestampFromDate(listing.createdAt),
    updatedAt: timestampFromDate(listing.updatedAt),
    submittedAt: timestampFromDate(listing.submittedAt),
  }) satisfies EveryField<typeof PetSchema>;

/** A fact about a listing as it goes out on the topic of pets. */
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

export const listingOutbox = (outbox: Outbox): ListingOutbox => ({ append: (events) => outbox.append(events.map(toMessage)) });
