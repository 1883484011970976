import { newId, visibleTo, type Clock, type MemberId, type Viewer } from '@paltu/kernel';
import type { PictureClaims, PictureFile, PictureUploads } from '@paltu/pictures';
import type { FollowMember } from '@paltu/projections';
import type { StoreQueries } from './store-queries-store.ts';
import type { InStoreTransaction, StoreScope } from './store-store.ts';
import {
  accountDeactivated,
  alreadyOpen,
  changeTaxNumber,
  editStore,
  followOwner,
  forgetStore,
  isShown,
  openStore,
  picturesOf,
  pictureUnknown,
  setActive,
  storeNotFound,
  type Picture,
  type Store,
  type StoreDetails,
  type StoreId,
} from './store.ts';

/** Everybody sees a closed store; only its owner and admins see a hidden one, and more of each. @throws AppError `store.not-found` */
export const viewStore = (queries: Pick<StoreQueries, 'get'>) => async (storeId: StoreId, viewer: Viewer | undefined) => {
  const found = await queries.get(storeId);
  return { ...found, isPrivileged: visibleTo(viewer, found.store.ownerId, isShown(found.store), storeNotFound) };
};
export type ViewStore = ReturnType<typeof viewStore>;

/** By the fields that take one picture each. */
type UploadedPictures = Partial<Record<'image' | 'banner', Picture>>;

/**
 * Hands the uploaded files of a request, by their fields, to `work`; those that it has not claimed are deleted afterwards.
 * @throws AppError `picture.*`
 */
const usePictures = <Result>(
  uploads: PictureUploads,
  memberId: string,
  files: readonly PictureFile[],
  work: (uploaded: UploadedPictures) => Promise<Result>,
): Promise<Result> =>
  uploads.use(memberId, files, (sent) =>
    work(Object.fromEntries(files.map(({ field }, index) => [field, sent[index]])) as UploadedPictures),
  );

/** @throws AppError `picture.unknown` when one was swept meanwhile */
const claimPictures = async (
  claims: PictureClaims,
  { id, ownerId }: Pick<Store, 'id' | 'ownerId'>,
  { image, banner }: UploadedPictures,
): Promise<void> => {
  const ids = picturesOf({ image: image ?? null, banner: banner ?? null }).map((picture) => picture.id);
  if ((await claims.claim(ids, { memberId: ownerId, usedBy: id })) === undefined) throw pictureUnknown.at('image');
};

interface NewStore {
  readonly ownerId: MemberId;
  readonly details: StoreDetails;
  readonly files: readonly PictureFile[];
}

interface StoreEdit {
  readonly ownerId: MemberId;
  readonly details: Partial<StoreDetails>;
  /** Each takes the place of the picture that is there. */
  readonly files: readonly PictureFile[];
}

const checkNew = async ({ stores, members }: StoreScope, ownerId: MemberId): Promise<void> => {
  if (await members.isAway(ownerId)) throw accountDeactivated();
  if ((await stores.findOfOwner(ownerId)) !== undefined) throw alreadyOpen();
};

const addStore = async (scope: StoreScope, { ownerId, details }: NewStore, uploaded: UploadedPictures, at: Date): Promise<Store> => {
  await checkNew(scope, ownerId);
  const { image = null, banner = null } = uploaded;
  const { state, events } = openStore({ id: newId() as StoreId, ownerId, details, image, banner }, at);
  await scope.stores.add(state);
  await claimPictures(scope.pictures, state, uploaded);
  await scope.follow(undefined, state);
  await scope.outbox.append(events);
  return state;
};

interface DecisionNeeds {
  readonly inTransaction: InStoreTransaction;
  readonly uploads: PictureUploads;
  readonly clock: Clock;
}

/** What owners decide about their stores. */
export const storeDecisions = ({ inTransaction, uploads, clock }: DecisionNeeds) => ({
  /** A member opens a store; a member has one. @throws AppError `store.already-open`, `account.deactivated`, `picture.*` */
  open: async (opened: NewStore): Promise<Store> => {
    const { ownerId, files } = opened;
    // Before the costly work on pictures.
    if (files.length > 0) await inTransaction((scope) => checkNew(scope, ownerId));
    return usePictures(uploads, ownerId, files, (uploaded) => inTransaction((scope) => addStore(scope, opened, uploaded, clock.now())));
  },
  /** @throws AppError `store.not-found`, `picture.*` */
  edit: async ({ ownerId, details, files }: StoreEdit): Promise<Store> => {
    // Before the costly work on pictures.
    if (files.length > 0) await inTransaction(({ stores }) => stores.getOfOwner(ownerId));
    return usePictures(uploads, ownerId, files, (uploaded) =>
      inTransaction(async ({ stores, pictures, keep }) => {
        const store = await stores.getOfOwner(ownerId);
        await claimPictures(pictures, store, uploaded);
        return keep(store, editStore(store, { details, ...uploaded }, clock.now()));
      }),
    );
  },
  /** Closes a store, or opens it again. @throws AppError `store.not-found` */
  setActive: (ownerId: MemberId, isActive: boolean): Promise<Store> =>
    inTransaction(async ({ stores, keep }) => {
      const store = await stores.getOfOwner(ownerId);
      return keep(store, setActive(store, isActive, clock.now()));
    }),
});
export type StoreDecisions = ReturnType<typeof storeDecisions>;

/** Hides the store of a member who leaves, shows that of one who is back, and forgets that of one whose account is erased. */
export const followMember =
  ({ stores, keep }: StoreScope, clock: Clock): FollowMember =>
  async ({ memberId, isAway, isErased }) => {
    const store = await stores.findOfOwner(memberId);
    if (store === undefined) return;
    const at = clock.now();
    await keep(store, isErased ? forgetStore(store, at) : followOwner(store, isAway, at));
  };

/** Ends the marks of a store that rest on its tax number. */
export const followTaxNumber =
  ({ stores, keep }: StoreScope, clock: Clock) =>
  async (storeId: string): Promise<void> => {
    const store = await stores.find(storeId as StoreId);
    if (store !== undefined) await keep(store, changeTaxNumber(store, clock.now()));
  };
