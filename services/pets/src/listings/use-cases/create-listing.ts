import { newId, type Clock } from '@paltu/kernel';
import type { PictureFile, PictureUploads } from '@paltu/pictures';
import type { Listing, ListingDetails, ListingId, OwnerId, PictureId } from '../domain/listing.ts';
import { create } from '../domain/owner-decisions.ts';
import { checkPictureCount, gatherPictures } from './gather-pictures.ts';
import type { InListingsTransaction } from './ports.ts';

export interface CreateListingRequest {
  readonly ownerId: OwnerId;
  readonly details: ListingDetails;
  /** Pictures sent ahead. */
  readonly imageIds: readonly PictureId[];
  readonly files: readonly PictureFile[];
}

export type CreateListing = (request: CreateListingRequest) => Promise<Listing>;

/** Offers a pet. Pictures that came along are kept only if the listing is. */
export const createListing =
  (inTransaction: InListingsTransaction, uploads: PictureUploads, clock: Clock): CreateListing =>
  async ({ ownerId, details, imageIds, files }) => {
    const id = newId() as ListingId;
    create({ id, ownerId, details, pictures: [] }, clock.now()); // refuses before a picture is looked at
    checkPictureCount(0, { imageIds }, files.length);
    const uploaded = await uploads.upload(ownerId, files);
    try {
      return await inTransaction(async ({ listings, pictures: claims, outbox }) => {
        const pictures = await gatherPictures({ claims, ownerId, listingId: id, current: [] }, { imageIds }, uploaded);
        const { listing, events } = create({ id, ownerId, details, pictures }, clock.now());
        await listings.add(listing);
        await outbox.append(events);
        return listing;
      });
    } catch (error) {
      await uploads.discard(uploaded.map((picture) => picture.id));
      throw error;
    }
  };
