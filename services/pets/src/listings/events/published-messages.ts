import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { publishedPetUpdated, publishedPetWithdrawn, type EveryField, type PublishedPetSchema } from '@paltu/contracts';
import { outgoingEvent, type OutgoingEvent } from '@paltu/events';
import type { ListingEvent } from '../domain/listing-events.ts';
import { isPublished, type Listing } from '../domain/listing.ts';
import { detailsMessage, instantMessage, picturesMessage } from './listing-parts.ts';

const publishedPet = (listing: Listing) =>
  ({
    id: listing.id,
    version: BigInt(listing.version),
    ownerId: listing.ownerId,
    ...detailsMessage(listing.details),
    featured: listing.featured,
    images: picturesMessage(listing.pictures),
    createdAt: timestampFromDate(listing.createdAt),
    updatedAt: timestampFromDate(listing.updatedAt),
    approvedAt: instantMessage(listing.approvedAt),
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
export const publishedState = (listing: Listing): OutgoingEvent[] => toMessages(listing, listing.updatedAt, listing.version > 1);
