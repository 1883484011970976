import type { Viewer } from '@paltu/kernel';
import { petNotFound, petNotYours } from '../domain/listing-errors.ts';
import { isPublished, type Listing } from '../domain/listing.ts';

const isSeenBy = (listing: Listing, { role }: Viewer): boolean => isPublished(listing) || (role === 'admin' && listing.deletedAt === null);

/** Only the owner changes a listing; for a caller who may not even see it, it does not exist. */
export const requireOwner = (listing: Listing, member: Viewer): void => {
  if (listing.ownerId === member.userId) return;
  throw isSeenBy(listing, member) ? petNotYours() : petNotFound();
};
