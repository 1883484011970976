import { newId, type Clock } from '@paltu/kernel';
import type { PictureUploads } from '@paltu/pictures';
import type { MemberId } from '@paltu/projections';
import type { Listing, ListingDetails, ListingId } from '../domain/listing.ts';
import { checkOffer, create } from '../domain/owner-decisions.ts';
import { checkPictureCount, gatherPictures, type AskedPictures } from './gather-pictures.ts';
import type { InListingTransaction } from './ports.ts';

export interface CreateListingNeeds {
  readonly inTransaction: InListingTransaction;
  readonly uploads: PictureUploads;
  readonly clock: Clock;
}

export interface CreateListingRequest extends Omit<AskedPictures, 'kept'> {
  readonly ownerId: MemberId;
  readonly details: ListingDetails;
}

/** @throws AppError `picture.*`, `request.invalid` */
export type CreateListing = (request: CreateListingRequest) => Promise<Listing>;

/** Offers a pet. Pictures that came along are kept only if the listing is. */
export const createListing =
  ({ inTransaction, uploads, clock }: CreateListingNeeds): CreateListing =>
  async ({ ownerId, details, ...asked }) => {
    const id = newId() as ListingId;
    // What needs no picture to be looked at is refused before the costly work on them.
    checkOffer(details);
    checkPictureCount(0, asked);
    const uploaded = await uploads.upload(ownerId, asked.files);
    try {
      return await inTransaction(async ({ listings, pictures: claims, outbox }) => {
        const pictures = await gatherPictures({ claims, listing: { id, ownerId, pictures: [] } }, asked, uploaded);
        const { state, events } = create({ id, ownerId, details, pictures }, clock.now());
        await listings.add(state);
        await outbox.append(events);
        return state;
      });
    } catch (error) {
      await uploads.discard(uploaded.map((picture) => picture.id));
      throw error;
    }
  };
