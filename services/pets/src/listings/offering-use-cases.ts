import type { Attempt } from '@paltu/idempotency';
import { newId, type Clock, type ListingId, type MemberId, type Viewer } from '@paltu/kernel';
import type { PaperUploads, PictureFile, PictureUploads } from '@paltu/pictures';
import { mostPictures } from '@paltu/reference';
import type { InListingTransaction, ListingScope } from './listing-store.ts';
import {
  emailUnverified,
  isPublished,
  paperIdsOf,
  petNotFound,
  petNotYours,
  petRefused,
  petStale,
  pictureUnknown,
  tooManyPending,
  tooManyPictures,
  type BrokenRules,
  type Listing,
  type ListingDetails,
  type Paper,
  type PaperField,
  type Papers,
  type Picture,
  type PictureId,
} from './listing.ts';
import { checkOffer, create, edit, remove, type ListingChange } from './owner-decisions.ts';

/** Whose listings enter review: everybody's, or only those of members whose e-mail address is verified. */
export type Submitters = 'all' | 'verified';

export interface OfferingNeeds {
  readonly inTransaction: InListingTransaction;
  readonly uploads: PictureUploads;
  readonly papers: PaperUploads;
  readonly submitters: Submitters;
  /** So many listings of one owner may wait for review. */
  readonly mostPending: number;
  readonly rules: BrokenRules;
  readonly clock: Clock;
}

/** Pictures that a request names, and the field in which it does. */
export interface PictureIds {
  readonly field: string;
  readonly ids: readonly PictureId[];
}

/** The pictures that a request asks for, in the order in which the listing shows them. */
interface AskedPictures {
  /** The row to start with; all that the listing has when absent. May also name pictures sent ahead. */
  readonly kept?: PictureIds | undefined;
  /** Pictures sent ahead. */
  readonly ahead?: PictureIds | undefined;
  /** Pictures that come along. */
  readonly files: readonly PictureFile[];
}

export interface CreateListingRequest extends Omit<AskedPictures, 'kept'> {
  readonly ownerId: MemberId;
  readonly details: ListingDetails;
  /** Papers that come along, by the names of their fields. */
  readonly papers?: readonly PictureFile[];
  /** Names the attempt: sent again with the same one it gives the listing that it led to. */
  readonly key?: string | undefined;
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

const fieldOf = (files: readonly PictureFile[]): string => files[0]?.field ?? '';

/** @param current how many pictures the listing has. @throws AppError `picture.too-many` at the field that asks for one too many */
const checkPictureCount = (current: number, { kept, ahead, files }: AskedPictures): void => {
  let count = 0;
  const add = (more: number, field = ''): void => {
    count += more;
    if (count > mostPictures) throw tooManyPictures.at(field);
  };
  add(kept?.ids.length ?? current, kept?.field);
  add(ahead?.ids.length ?? 0, ahead?.field);
  add(files.length, fieldOf(files));
};

interface Gathering {
  readonly claims: ListingScope['pictures'];
  readonly listing: Pick<Listing, 'id' | 'ownerId' | 'pictures'>;
}

const claimMissing = async ({ claims, listing }: Gathering, { field, ids }: PictureIds): Promise<Picture[]> => {
  const known = new Map(listing.pictures.map((picture) => [picture.id, picture]));
  const missing = ids.filter((id) => !known.has(id));
  const claimed = await claims.claim(missing, { memberId: listing.ownerId, usedBy: listing.id });
  if (claimed === undefined) throw pictureUnknown.at(field);
  for (const picture of claimed) known.set(picture.id, picture);
  return ids.flatMap((id) => known.get(id) ?? []);
};

/**
 * The row of pictures that a request asks for, each once: those kept, those sent ahead, those that came along (`uploaded`).
 * @throws AppError `picture.unknown` at the field that names one that cannot be had
 */
const gatherPictures = async (
  gathering: Gathering,
  { kept, ahead, files }: AskedPictures,
  uploaded: readonly Picture[],
): Promise<Picture[]> => {
  const keptIds = [...new Set(kept?.ids ?? gathering.listing.pictures.map(({ id }) => id))];
  const aheadIds = [...new Set(ahead?.ids)].filter((id) => !keptIds.includes(id));
  const rows = [
    await claimMissing(gathering, { field: kept?.field ?? '', ids: keptIds }),
    await claimMissing(gathering, { field: ahead?.field ?? '', ids: aheadIds }),
    await claimMissing(gathering, { field: fieldOf(files), ids: uploaded.map(({ id }) => id) }),
  ];
  return rows.flat();
};

interface UploadedFiles {
  readonly pictures: readonly Picture[];
  readonly papers: Partial<Papers>;
}

/** Hands `work` the files of a request; what it has not claimed when it ends is forgotten. @throws AppError `picture.*`, `paper.*` */
const useFiles = <Result>(
  { uploads, papers }: OfferingNeeds,
  memberId: MemberId,
  { files, papers: paperFiles = [] }: Pick<CreateListingRequest, 'files' | 'papers'>,
  work: (uploaded: UploadedFiles) => Promise<Result>,
): Promise<Result> =>
  // First what takes no work.
  papers.use(memberId, paperFiles, (sentPapers) => {
    const byField = paperFiles.map(({ field }, index): [PaperField, Paper | null] => [field as PaperField, sentPapers[index] ?? null]);
    return uploads.use(memberId, files, (pictures) => work({ pictures, papers: Object.fromEntries(byField) }));
  });

/** @throws AppError `pet.too-many-pending` */
const requireReviewRoom = async ({ listings }: ListingScope, { mostPending }: OfferingNeeds, ownerId: MemberId): Promise<void> => {
  if ((await listings.countPending(ownerId)) >= mostPending) throw tooManyPending();
};

/** @throws AppError `account.email-unverified` */
const requireVerified = async ({ owners }: ListingScope, { submitters }: OfferingNeeds, ownerId: MemberId): Promise<void> => {
  if (submitters === 'verified' && !(await owners.isVerified(ownerId))) throw emailUnverified();
};

const isSeenBy = (listing: Listing, { role }: Viewer): boolean => isPublished(listing) || (role === 'admin' && listing.deletedAt === null);

/** @throws AppError `pet.refused` at the field, in the words of the rule that refuses it */
const requireAllowed = (brokenBy: Awaited<ReturnType<BrokenRules>>, listing: Pick<Listing, 'details' | 'agedAt'>, at: Date): void => {
  const refusing = brokenBy(listing, at).find(({ rule }) => rule.action === 'refuse');
  if (refusing === undefined) return;
  const { owner } = refusing.rule;
  throw petRefused.at(refusing.field, { msg: owner.en, ur: owner.ur });
};

/** Only the owner changes a listing; for a caller who may not even see it, it does not exist. */
const requireOwner = (listing: Listing, member: Viewer): void => {
  if (listing.ownerId === member.userId) return;
  throw isSeenBy(listing, member) ? petNotYours() : petNotFound();
};

const attemptOf = ({ ownerId, key, details, ahead, files, papers = [] }: CreateListingRequest): Attempt => ({
  memberId: ownerId,
  key,
  sent: [details, ahead?.ids, [...files, ...papers].map(({ fileName }) => fileName)],
});

/**
 * Offers a pet. Pictures that came along are kept only if the listing is.
 * @throws AppError `account.email-unverified`, `pet.refused`, `pet.too-many-pending`, `picture.*`, `paper.*`, `request.invalid`, `request.key-reused`
 */
const createListing =
  (needs: OfferingNeeds) =>
  async (request: CreateListingRequest): Promise<Listing> => {
    const { inTransaction, clock } = needs;
    const { ownerId, details, ...asked } = request;
    const attempt = attemptOf(request);
    const id = newId() as ListingId;
    const findEarlier = async (scope: ListingScope): Promise<Listing | undefined> => {
      const made = request.key && (await scope.keys.find(attempt));
      if (made) return scope.listings.get(made);
      await requireVerified(scope, needs, ownerId);
      await requireReviewRoom(scope, needs, ownerId);
      return undefined;
    };
    // What needs no picture to be looked at is refused before the costly work on them.
    const earlier = asked.files.length + (asked.papers?.length ?? 0) > 0 ? await inTransaction(findEarlier) : undefined;
    if (earlier !== undefined) return earlier;
    checkOffer(details);
    requireAllowed(await needs.rules(), { details, agedAt: clock.now() }, clock.now());
    checkPictureCount(0, asked);
    return useFiles(needs, ownerId, asked, (uploaded) =>
      inTransaction(async (scope) => {
        const made = await scope.keys.claim(attempt, id, clock.now());
        if (made !== undefined) return scope.listings.get(made);
        await requireVerified(scope, needs, ownerId);
        const pictures = await gatherPictures({ claims: scope.pictures, listing: { id, ownerId, pictures: [] } }, asked, uploaded.pictures);
        await scope.papers.claim(paperIdsOf(uploaded.papers), id);
        // From here on listings of one owner take turns, so that of many at once no more enter review than may wait for it.
        const isOwnerAway = (await scope.owners.listAway(ownerId, ownerId)).length > 0;
        await requireReviewRoom(scope, needs, ownerId);
        const { state, events } = create({ id, ownerId, isOwnerAway, details, pictures, papers: uploaded.papers }, clock.now());
        await scope.listings.add(state);
        await scope.outbox.append(events);
        return state;
      }),
    );
  };

/** Refuses what needs no picture to be looked at. */
const checkEdit = (listing: Listing, request: EditListingRequest): void => {
  const { editor, expectedContentVersion, details } = request;
  if (listing.deletedAt !== null) throw petNotFound();
  requireOwner(listing, editor);
  if (expectedContentVersion !== undefined && expectedContentVersion !== listing.contentVersion) throw petStale();
  checkPictureCount(listing.pictures.length, request);
  checkOffer({ ...listing.details, ...details });
};

/**
 * An owner changes their listing. Pictures that came along are kept only if the change is.
 * @throws AppError `account.email-unverified`, `pet.not-found`, `pet.not-yours`, `pet.stale`, `pet.reserved`, `pet.refused`, `picture.*`, `paper.*`,
 * `request.invalid`
 */
const editListing =
  (needs: OfferingNeeds) =>
  async (request: EditListingRequest): Promise<EditedListing> => {
    const { inTransaction, clock } = needs;
    const { listingId, editor, details, files, papers: paperFiles = [], withoutPapers = [] } = request;
    const checkFiles = async (scope: ListingScope): Promise<void> => {
      const listing = await scope.listings.get(listingId);
      checkEdit(listing, request);
      // New pictures are reviewed.
      if (files.length > 0 && listing.approvalStatus !== 'pending') await requireVerified(scope, needs, listing.ownerId);
    };
    const brokenBy = await needs.rules();
    // Before the costly work on pictures.
    if (files.length + paperFiles.length > 0) await inTransaction(checkFiles);
    return useFiles(needs, editor.userId, request, (uploaded) =>
      inTransaction(async (scope) => {
        const before = await scope.listings.get(listingId);
        checkEdit(before, request);
        const pictures = await gatherPictures({ claims: scope.pictures, listing: before }, request, uploaded.pictures);
        await scope.papers.claim(paperIdsOf(uploaded.papers), listingId);
        const papers = { ...Object.fromEntries(withoutPapers.map((field) => [field, null])), ...uploaded.papers };
        const decided = edit(before, { details, pictures, papers }, clock.now());
        if (decided.state.contentVersion !== before.contentVersion) requireAllowed(brokenBy, decided.state, clock.now());
        const hasEnteredReview = before.approvalStatus !== 'pending' && decided.state.approvalStatus === 'pending';
        if (hasEnteredReview) await requireVerified(scope, needs, before.ownerId);
        return { listing: await scope.keep(before, decided), hasEnteredReview };
      }),
    );
  };

/** An owner removes their listing; its row stays as a tombstone, its pictures go. @throws AppError `pet.not-found`, `pet.not-yours` */
const removeListing =
  ({ inTransaction, clock }: OfferingNeeds) =>
  (listingId: ListingId, remover: Viewer): Promise<Listing> =>
    inTransaction(async ({ listings, keep }) => {
      const listing = await listings.get(listingId);
      requireOwner(listing, remover);
      return keep(listing, remove(listing, clock.now()));
    });

/** What owners do: offer a pet, change what they offer, take it back. */
export const offering = (needs: OfferingNeeds) => ({
  create: createListing(needs),
  edit: editListing(needs),
  remove: removeListing(needs),
});
export type Offering = ReturnType<typeof offering>;
