import type { Clock, ListingId, Viewer } from '@paltu/kernel';
import type { PictureFile } from '@paltu/pictures';
import { petNotFound, petStale } from '../domain/listing-errors.ts';
import type { Listing } from '../domain/listing.ts';
import { checkOffer, edit, type ListingChange } from '../domain/owner-decisions.ts';
import { paperIdsOf, type PaperField } from '../domain/papers.ts';
import { checkPictureCount, gatherPictures, type AskedPictures } from './gather-pictures.ts';
import type { InListingTransaction, ListingScope } from './ports.ts';
import { requireOwner } from './require-owner.ts';
import { requireVerified, type Submitters } from './require-verified.ts';
import { useFiles, type FileUploads } from './use-files.ts';

export interface EditListingNeeds extends FileUploads {
  readonly inTransaction: InListingTransaction;
  readonly submitters: Submitters;
  readonly clock: Clock;
}

export interface EditListingRequest extends AskedPictures {
  readonly listingId: ListingId;
  readonly editor: Viewer;
  readonly details: NonNullable<ListingChange['details']>;
  /** Papers that come along, by the names of their fields. */
  readonly papers?: readonly PictureFile[];
  /** Fields whose paper is taken away. */
  readonly withoutPapers?: readonly PaperField[];
  /** The content version that the editor saw, when they send it. */
  readonly expectedContentVersion?: number | undefined;
}

export interface EditedListing {
  readonly listing: Listing;
  /** Whether it has to wait for review because of this edit. */
  readonly hasEnteredReview: boolean;
}

/** @throws AppError `account.email-unverified`, `pet.not-found`, `pet.not-yours`, `pet.stale`, `pet.reserved`, `picture.*`, `paper.*`, `request.invalid` */
export type EditListing = (request: EditListingRequest) => Promise<EditedListing>;

const authorize = (listing: Listing, { editor, expectedContentVersion }: EditListingRequest): void => {
  if (listing.deletedAt !== null) throw petNotFound();
  requireOwner(listing, editor);
  if (expectedContentVersion !== undefined && expectedContentVersion !== listing.contentVersion) throw petStale();
};

/** Refuses what needs no picture to be looked at. */
const check = (listing: Listing, request: EditListingRequest): void => {
  authorize(listing, request);
  checkPictureCount(listing.pictures.length, request);
  checkOffer({ ...listing.details, ...request.details });
};

/** An owner changes their listing. Pictures that came along are kept only if the change is. */
export const editListing =
  ({ inTransaction, submitters, clock, ...fileUploads }: EditListingNeeds): EditListing =>
  async (request) => {
    const { listingId, editor, details, files, papers: paperFiles = [], withoutPapers = [] } = request;
    const checkFiles = async (scope: ListingScope): Promise<void> => {
      const listing = await scope.listings.get(listingId);
      check(listing, request);
      // New pictures are reviewed.
      if (files.length > 0 && listing.approvalStatus !== 'pending') await requireVerified(scope, submitters, listing.ownerId);
    };
    // Before the costly work on pictures.
    if (files.length + paperFiles.length > 0) await inTransaction(checkFiles);
    return useFiles(fileUploads, editor.userId, request, (uploaded) =>
      inTransaction(async (scope) => {
        const before = await scope.listings.get(listingId);
        check(before, request);
        const pictures = await gatherPictures({ claims: scope.pictures, listing: before }, request, uploaded.pictures);
        await scope.papers.claim(paperIdsOf(uploaded.papers), listingId);
        const papers = { ...Object.fromEntries(withoutPapers.map((field) => [field, null])), ...uploaded.papers };
        const decided = edit(before, { details, pictures, papers }, clock.now());
        const hasEnteredReview = before.approvalStatus !== 'pending' && decided.state.approvalStatus === 'pending';
        if (hasEnteredReview) await requireVerified(scope, submitters, before.ownerId);
        return { listing: await scope.keep(before, decided), hasEnteredReview };
      }),
    );
  };
