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
import type { Listing } from '../domain/listing.ts';
import type { ListingOutbox } from '../use-cases/ports.ts';
import { detailsMessage, instantMessage, papersMessage, picturesMessage } from './listing-parts.ts';
import { publishedMessages, publishedState } from './published-messages.ts';

const petMessage = (listing: Listing) =>
  ({
    id: listing.id,
    version: BigInt(listing.version),
    contentVersion: listing.contentVersion,
    ownerId: listing.ownerId,
    ...detailsMessage(listing.details),
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

export const listingOutbox = (outbox: Outbox): ListingOutbox => ({
  append: (events) => outbox.append(events.flatMap((event) => [toMessage(event), ...publishedMessages(event)])),
});
