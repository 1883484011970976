import { keeping, newId, visibleTo, type Clock, type MemberId, type Viewer } from '@paltu/kernel';
import type { PictureClaims, PictureFile, PictureUploads } from '@paltu/pictures';
import type { FollowMember } from '@paltu/projections';
import { mostVetPictures } from '@paltu/reference';
import { editVet, followOwner, forgetProfile, listVet, openSlots, removeSlots, setActive } from './vet-decisions.ts';
import type { FoundVet, InVetTransaction, SlotChoice, VetQueries, VetScope } from './vet-store.ts';
import {
  accountDeactivated,
  alreadyListed,
  isPublic,
  picturesOf,
  pictureUnknown,
  tooManyPictures,
  vetNotFound,
  type Picture,
  type Slot,
  type SlotId,
  type Vet,
  type VetDetails,
  type VetId,
} from './vet.ts';

const pictureIdsOf = (vet: Vet) => picturesOf(vet).map(({ id }) => id);
const paperIdsOf = ({ verification }: Vet) => verification.papers.map(({ id }) => id);

/** How decisions about vets are kept: pictures and papers that a vet has no longer go, and its pictures are seen as it is. */
export const keepVets = ({ vets, pictures, papers, outbox }: Omit<VetScope, 'keep'>): VetScope['keep'] =>
  keeping({
    save: async (vet, before) => {
      await vets.save(vet);
      await pictures.follow({ usedBy: vet.id, before: pictureIdsOf(before), after: pictureIdsOf(vet), isPublic: isPublic(vet) });
      await papers.follow(paperIdsOf(before), paperIdsOf(vet));
    },
    outbox,
  });

interface ViewedVet extends FoundVet {
  /** Owner and admins see more. */
  readonly isPrivileged: boolean;
}

/** What is not public, only its owner and admins see. @throws AppError `vet.not-found` also when the viewer may not see it */
export const viewVet =
  (queries: Pick<VetQueries, 'get'>) =>
  async (vetId: VetId, viewer: Viewer | undefined): Promise<ViewedVet> => {
    const found = await queries.get(vetId);
    return { ...found, isPrivileged: visibleTo(viewer, found.vet.ownerId, isPublic(found.vet), vetNotFound) };
  };
export type ViewVet = ReturnType<typeof viewVet>;

/** Which pictures a profile is to have. */
interface AskedPictures {
  /** Ids of those that stay, of all but the first picture, in their order; all when absent. */
  readonly kept?: readonly string[] | undefined;
  /** Files of the fields `image`, which takes the place of the one that is there, and `images`, which come after those that stay. */
  readonly files: readonly PictureFile[];
}

const isSingle = ({ field }: PictureFile): boolean => field === 'image';

/** @throws AppError `picture.too-many`, `picture.unknown` */
const keptPictures = (pictures: readonly Picture[], { kept, files }: AskedPictures): readonly Picture[] => {
  const known = new Map(pictures.map((picture) => [picture.id as string, picture]));
  const staying = [...new Set(kept ?? known.keys())].map((id) => {
    const picture = known.get(id);
    if (picture === undefined) throw pictureUnknown.at('keepImages');
    return picture;
  });
  if (staying.length + files.filter((file) => !isSingle(file)).length > mostVetPictures) throw tooManyPictures.at('images');
  return staying;
};

/** The files of a request as pictures that nothing uses yet. */
interface UploadedPictures {
  readonly picture: Picture | undefined;
  readonly pictures: readonly Picture[];
}

/** Hands `work` the files of a request; what it has not claimed when it ends is forgotten. @throws AppError `picture.*` */
const usePictures = <Result>(
  uploads: PictureUploads,
  memberId: string,
  files: readonly PictureFile[],
  work: (uploaded: UploadedPictures) => Promise<Result>,
): Promise<Result> => {
  const singles = files.filter(isSingle);
  const inOrder = [...singles, ...files.filter((file) => !isSingle(file))];
  return uploads.use(memberId, inOrder, (sent) =>
    work({ picture: sent.slice(0, singles.length).at(-1), pictures: sent.slice(singles.length) }),
  );
};

/** @throws AppError `picture.unknown` when one was swept meanwhile */
const claimPictures = async (
  claims: PictureClaims,
  { id, ownerId }: Pick<Vet, 'id' | 'ownerId'>,
  { picture, pictures }: UploadedPictures,
): Promise<void> => {
  const ids = [...(picture === undefined ? [] : [picture]), ...pictures].map(({ id: pictureId }) => pictureId);
  if ((await claims.claim(ids, { memberId: ownerId, usedBy: id })) === undefined) throw pictureUnknown.at('images');
};

interface ProfileNeeds {
  readonly inTransaction: InVetTransaction;
  readonly uploads: PictureUploads;
  readonly clock: Clock;
}

interface NewProfile {
  readonly ownerId: MemberId;
  readonly details: VetDetails;
  readonly files: readonly PictureFile[];
}

interface ProfileEdit extends AskedPictures {
  readonly ownerId: MemberId;
  readonly details: Partial<VetDetails>;
}

const checkNew = async ({ vets, members }: VetScope, ownerId: MemberId): Promise<void> => {
  if (await members.isAway(ownerId)) throw accountDeactivated();
  if ((await vets.findOfOwner(ownerId)) !== undefined) throw alreadyListed();
};

const addVet = async (scope: VetScope, { ownerId, details }: NewProfile, uploaded: UploadedPictures, clock: Clock): Promise<Vet> => {
  await checkNew(scope, ownerId);
  const { picture = null, pictures } = uploaded;
  const { state, events } = listVet({ id: newId() as VetId, ownerId, details, picture, pictures }, clock.now());
  await scope.vets.add(state);
  await claimPictures(scope.pictures, state, uploaded);
  await scope.pictures.follow({ usedBy: state.id, before: [], after: pictureIdsOf(state), isPublic: isPublic(state) });
  await scope.outbox.append(events);
  return state;
};

/** What vets decide about their own profiles. */
export const profileDecisions = ({ inTransaction, uploads, clock }: ProfileNeeds) => ({
  /** A member offers visits; a member has one profile. @throws AppError `vet.already-listed`, `account.deactivated`, `picture.*` */
  list: async (profile: NewProfile): Promise<Vet> => {
    const { ownerId, files } = profile;
    keptPictures([], { files });
    // Before the costly work on pictures.
    if (files.length > 0) await inTransaction((scope) => checkNew(scope, ownerId));
    return usePictures(uploads, ownerId, files, (uploaded) => inTransaction((scope) => addVet(scope, profile, uploaded, clock)));
  },
  /** A vet changes their profile. @throws AppError `vet.not-found`, `picture.*` */
  edit: async ({ ownerId, details, ...asked }: ProfileEdit): Promise<Vet> => {
    const own = async ({ vets }: VetScope) => {
      const vet = await vets.getOfOwner(ownerId);
      return { vet, kept: keptPictures(vet.pictures, asked) };
    };
    // Before the costly work on pictures.
    if (asked.files.length > 0) await inTransaction(own);
    return usePictures(uploads, ownerId, asked.files, (uploaded) =>
      inTransaction(async (scope) => {
        const { vet, kept } = await own(scope);
        await claimPictures(scope.pictures, vet, uploaded);
        const pictures = { picture: uploaded.picture ?? vet.picture, pictures: [...kept, ...uploaded.pictures] };
        return scope.keep(vet, editVet(vet, { details, ...pictures }, clock.now()));
      }),
    );
  },
  /** A vet hides their profile, or shows it again; appointments stay. @throws AppError `vet.not-found` */
  setActive: (ownerId: MemberId, isActive: boolean): Promise<Vet> =>
    inTransaction(async ({ vets, keep }) => {
      const vet = await vets.getOfOwner(ownerId);
      return keep(vet, setActive(vet, isActive, clock.now()));
    }),
});
export type ProfileDecisions = ReturnType<typeof profileDecisions>;

interface OfferedTimes {
  readonly ownerId: MemberId;
  readonly times: readonly { readonly startsAt: Date; readonly endsAt: Date }[];
}

/** What vets decide about the times of their visits. */
export const slotDecisions = ({ inTransaction, clock }: Omit<ProfileNeeds, 'uploads'>) => ({
  /** Offers times for visits: all of them, or none. @throws AppError `vet.not-found`, `slot.overlaps`, `request.invalid` */
  open: ({ ownerId, times }: OfferedTimes): Promise<readonly Slot[]> =>
    inTransaction(async ({ vets, slots: calendar, keep }) => {
      const vet = await vets.getOfOwner(ownerId);
      const now = clock.now();
      const wishes = times.map((time) => ({ ...time, id: newId() as SlotId }));
      const { slots, decided } = openSlots(vet, await calendar.listToCome(vet.id, now), wishes, now);
      await calendar.add(decided.events.flatMap((event) => (event.type === 'VetSlotsChanged' ? event.added : [])));
      await keep(vet, decided);
      return slots;
    }),
  /**
   * Takes times back: all of them, or none. What is not there, or not one's own, is passed over.
   * @throws AppError `vet.not-found`, `slot.booked`
   */
  remove: (ownerId: MemberId, chosen: SlotChoice): Promise<void> =>
    inTransaction(async ({ vets, slots, keep }) => {
      const vet = await vets.getOfOwner(ownerId);
      const removed = await slots.listChosen(vet.id, chosen);
      const decided = removeSlots(vet, removed, clock.now());
      await slots.delete(removed.map(({ id }) => id));
      await keep(vet, decided);
    }),
});
export type SlotDecisions = ReturnType<typeof slotDecisions>;

/** Hides the profile of a member who leaves, shows that of one who is back, and forgets that of one whose account is erased. */
export const followMember =
  (scope: VetScope, clock: Clock): FollowMember =>
  async ({ memberId, isAway, isErased }) => {
    const vet = await scope.vets.findOfOwner(memberId);
    if (vet === undefined) return;
    const at = clock.now();
    if (isErased) await scope.slots.deleteFree(vet.id);
    await scope.keep(vet, isErased ? forgetProfile(vet, at) : followOwner(vet, isAway, at));
  };
