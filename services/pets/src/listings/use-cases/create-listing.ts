import type { Attempt } from '@paltu/idempotency';
import { type Clock, type ListingId, type MemberId, newId } from '@paltu/kernel';
import type { PictureFile } from '@paltu/pictures';
import type { Listing, ListingDetails } from '../domain/listing.ts';
import { checkOffer, create } from '../domain/owner-decisions.ts';
import { paperIdsOf } from '../domain/papers.ts';
import { checkPictureCount, gatherPictures, type AskedPictures } from './gather-pictures.ts';
import type { InListingTransaction, ListingScope } from './ports.ts';
import { requireReviewRoom } from './require-review-room.ts';
import { requireVerified, type Submitters } from './require-verified.ts';
import { useFiles, type FileUploads } from './use-files.ts';

export interface CreateListingNeeds extends FileUploads {
  readonly inTransaction: InListingTransaction;
  readonly submitters: Submitters;
  /** So many listings of one owner may wait for review. */
  readonly mostPending: number;
  readonly clock: Clock;
}

export interface CreateListingRequest extends Omit<AskedPictures, 'kept'> {
  readonly ownerId: MemberId;
  readonly details: ListingDetails;
  /** Papers that come along, by the names of their fields. */
  readonly papers?: readonly PictureFile[];
  /** Names the attempt: sent again with the same one it gives the listing that it led to. */
  readonly key?: string | undefined;
}

/** @throws AppError `account.email-unverified`, `pet.too-many-pending`, `picture.*`, `paper.*`, `request.invalid`, `request.key-reused` */
export type CreateListing = (request: CreateListingRequest) => Promise<Listing>;

const attemptOf = ({ ownerId, key, details, ahead, files, papers = [] }: CreateListingRequest): Attempt => ({
  memberId: ownerId,
  key,
  sent: [details, ahead?.ids, [...files, ...papers].map(({ fileName }) => fileName)],
});

const madeBy = async (attempt: Attempt, { keys, listings }: ListingScope): Promise<Listing | undefined> => {
  const id = await keys.find(attempt);
  return id && listings.get(id);
};

/** Offers a pet. Pictures that came along are kept only if the listing is. */
export const createListing =
  ({ inTransaction, submitters, mostPending, clock, ...fileUploads }: CreateListingNeeds): CreateListing =>
  async (request) => {
    const { ownerId, details, ...asked } = request;
    const attempt = attemptOf(request);
    const earlier = request.key && (await inTransaction((scope) => madeBy(attempt, scope)));
    if (earlier) return earlier;
    const id = newId() as ListingId;
    // What needs no picture to be looked at is refused before the costly work on them.
    await inTransaction(async (scope) => {
      await requireVerified(scope, submitters, ownerId);
      await requireReviewRoom(scope, ownerId, mostPending);
    });
    checkOffer(details);
    checkPictureCount(0, asked);
    return useFiles(fileUploads, ownerId, asked, (uploaded) =>
      inTransaction(async (scope) => {
        const made = await scope.keys.claim(attempt, id, clock.now());
        if (made !== undefined) return scope.listings.get(made);
        const pictures = await gatherPictures({ claims: scope.pictures, listing: { id, ownerId, pictures: [] } }, asked, uploaded.pictures);
        await scope.papers.claim(paperIdsOf(uploaded.papers), id);
        // From here on listings of one owner take turns, so that of many at once no more enter review than may wait for it.
        const isOwnerAway = (await scope.owners.listAway(ownerId, ownerId)).length > 0;
        await requireReviewRoom(scope, ownerId, mostPending);
        const { state, events } = create({ id, ownerId, isOwnerAway, details, pictures, papers: uploaded.papers }, clock.now());
        await scope.listings.add(state);
        await scope.outbox.append(events);
        return state;
      }),
    );
  };
