import type { Clock } from '@paltu/kernel';
import type { PictureFile, PictureUploads } from '@paltu/pictures';
import { petNotFound, petStale } from '../domain/listing-errors.ts';
import { isPublished, type Listing, type ListingId } from '../domain/listing.ts';
import { edit, type ListingChange } from '../domain/owner-decisions.ts';
import { checkPictureCount, gatherPictures, type NamedPictures } from './gather-pictures.ts';
import type { InListingsTransaction, ListingsScope } from './ports.ts';
import { requireOwner, type Member } from './require-owner.ts';

export interface EditListingRequest extends NamedPictures {
  readonly listingId: ListingId;
  readonly editor: Member;
  readonly details: NonNullable<ListingChange['details']>;
  readonly files: readonly PictureFile[];
  /** The content version that the editor saw, when they say so. */
  readonly expectedContentVersion?: number | undefined;
}

export interface EditedListing {
  readonly listing: Listing;
  /** Whether it has to wait for review because of this edit. */
  readonly hasEnteredReview: boolean;
}

export type EditListing = (request: EditListingRequest) => Promise<EditedListing>;

const authorize = (listing: Listing, request: EditListingRequest): void => {
  const { editor, expectedContentVersion, keepImages = listing.pictures, files } = request;
  if (listing.deletedAt !== null) throw petNotFound();
  requireOwner(listing, editor);
  if (expectedContentVersion !== undefined && expectedContentVersion !== listing.contentVersion) throw petStale();
  checkPictureCount(keepImages.length, request, files.length);
};

/** Refuses what needs no picture to be looked at, before the costly work on them. */
const refuseEarly = async (inTransaction: InListingsTransaction, request: EditListingRequest, clock: Clock): Promise<void> => {
  const listing = await inTransaction(({ listings }) => listings.get(request.listingId));
  authorize(listing, request);
  edit(listing, { details: request.details }, clock.now());
};

const carryOut = async (
  scope: ListingsScope,
  request: EditListingRequest,
  change: (listing: Listing) => Promise<ListingChange>,
  clock: Clock,
) => {
  const before = await scope.listings.get(request.listingId);
  authorize(before, request);
  const { listing, events } = edit(before, await change(before), clock.now());
  if (events.length === 0) return { listing, hasEnteredReview: false };
  const dropped = before.pictures.filter(({ id }) => !listing.pictures.some((picture) => picture.id === id));
  await scope.pictures.release(dropped.map(({ id }) => id));
  await scope.listings.save(listing);
  await scope.pictures.setVisibility(listing.id, isPublished(listing));
  await scope.outbox.append(events);
  return { listing, hasEnteredReview: before.approvalStatus !== 'pending' && listing.approvalStatus === 'pending' };
};

/** Changes an own listing. Pictures that came along are kept only if the change is. */
export const editListing =
  (inTransaction: InListingsTransaction, uploads: PictureUploads, clock: Clock): EditListing =>
  async (request) => {
    if (request.files.length > 0) await refuseEarly(inTransaction, request, clock);
    const uploaded = await uploads.upload(request.editor.userId, request.files);
    try {
      return await inTransaction((scope) =>
        carryOut(
          scope,
          request,
          async ({ id, ownerId, pictures: current }) => ({
            details: request.details,
            pictures: await gatherPictures({ claims: scope.pictures, ownerId, listingId: id, current }, request, uploaded),
          }),
          clock,
        ),
      );
    } catch (error) {
      await uploads.discard(uploaded.map(({ id }) => id));
      throw error;
    }
  };
