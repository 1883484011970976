import type { ListingId, Viewer } from '@paltu/kernel';
import type { OpenPaper } from '@paltu/pictures';
import { paperNotFound } from '../domain/listing-errors.ts';
import { paperIdsOf, type PaperId } from '../domain/papers.ts';
import type { ViewListing } from './view-listing.ts';

export interface ReadPaperNeeds {
  readonly viewListing: ViewListing;
  readonly openPaper: OpenPaper;
}

export interface ReadPaperRequest {
  readonly listingId: ListingId;
  readonly paperId: PaperId;
  readonly reader: Viewer;
}

/** @throws AppError `paper.not-found`, `pet.not-found` */
export type ReadPaper = (request: ReadPaperRequest) => ReturnType<OpenPaper>;

/** Hands a paper to the owner of the listing, or to an admin; for others there is none. */
export const readPaper =
  ({ viewListing, openPaper }: ReadPaperNeeds): ReadPaper =>
  async ({ listingId, paperId, reader }) => {
    const { listing, isPrivileged } = await viewListing({ listingId, viewer: reader });
    if (!isPrivileged || !paperIdsOf(listing.papers).includes(paperId)) throw paperNotFound();
    return openPaper(paperId);
  };
