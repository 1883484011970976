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
import { detailsMessage, picturesMessage } from './listing-parts.ts';
import { publishedMessages } from './published-messages.ts';

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

export const listingOutbox = (outbox: Outbox): ListingOutbox => ({
  append: (events) => outbox.append(events.flatMap((event) => [toMessage(event), ...publishedMessages(event)])),
});
