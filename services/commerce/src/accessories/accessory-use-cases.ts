import type { Attempt } from '@paltu/idempotency';
import { newId, orRefuse, visibleTo, type Clock, type MemberId, type Viewer } from '@paltu/kernel';
import type { PictureClaims, PictureFile, PictureUploads } from '@paltu/pictures';
import type { FollowMember } from '@paltu/projections';
import { mostAccessories, mostAccessoryPictures, type AccessoryStatus } from '@paltu/reference';
import {
  checkPrices,
  editAccessory,
  forgetAccessory,
  guessSpecies,
  listAccessory,
  recallAccessory,
  removeAccessory,
  type AccessoryChange,
} from './accessory-decisions.ts';
import type { AccessoryQueries } from './accessory-queries-store.ts';
import type { AccessoryScope, InAccessoryTransaction } from './accessory-store.ts';
import {
  accessoryNotFound,
  accessoryNotYours,
  isShown,
  pictureRequired,
  pictureUnknown,
  storeRequired,
  tooManyAccessories,
  tooManyPictures,
  type Accessory,
  type AccessoryDetails,
  type AccessoryId,
  type Picture,
  type StoreId,
} from './accessory.ts';

/**
 * Only the owner and admins see a product that is a draft, archived or hidden, or whose store is hidden, and more of each.
 * @throws AppError `accessory.not-found` also when the viewer may not see it
 */
export const viewAccessory =
  (queries: Pick<AccessoryQueries, 'listOf'>) => async (accessoryId: AccessoryId, viewer: Viewer | undefined) => {
    const [found] = await queries.listOf([accessoryId]);
    if (found === undefined) throw accessoryNotFound();
    const isPublic = isShown(found.accessory) && found.vendor.isShown;
    return { ...found, isPrivileged: visibleTo(viewer, found.accessory.ownerId, isPublic, accessoryNotFound) };
  };
export type ViewAccessory = ReturnType<typeof viewAccessory>;

/** Only its owner changes an accessory; callers who may not see it get `not-found`. */
const requireOwner = (accessory: Accessory, { userId, role }: Viewer): void => {
  if (accessory.ownerId === userId) return;
  if (accessory.removedAt !== null) throw accessoryNotFound();
  throw isShown(accessory) || role === 'admin' ? accessoryNotYours() : accessoryNotFound();
};

/** The pictures that a request asks for, in the order in which the accessory shows them. */
interface AskedPictures {
  /** The row to start with; all that the accessory has when absent. May also name pictures sent ahead. */
  readonly kept?: readonly string[] | undefined;
  /** Pictures sent ahead. */
  readonly ahead?: readonly string[] | undefined;
  /** Pictures that come along. */
  readonly files: readonly PictureFile[];
}

/** @param current how many pictures the accessory has. @throws AppError `picture.too-many`, `picture.required` */
const checkPictureCount = (current: number, { kept, ahead = [], files }: AskedPictures): void => {
  const count = (kept?.length ?? current) + ahead.length + files.length;
  const field = kept !== undefined && ahead.length + files.length === 0 ? 'keepImages' : 'images';
  if (count > mostAccessoryPictures) throw tooManyPictures.at(field);
  if (count === 0) throw pictureRequired.at(field);
};

/**
 * The row of pictures that a request asks for, each once: those kept, those sent ahead, those that came along (`uploaded`).
 * @throws AppError `picture.unknown` at the field that names one that cannot be had
 */
const gatherPictures = async (
  claims: PictureClaims,
  { id, ownerId, pictures }: Pick<Accessory, 'id' | 'ownerId' | 'pictures'>,
  { kept = pictures.map((picture) => picture.id), ahead = [] }: AskedPictures,
  uploaded: readonly Picture[],
): Promise<Picture[]> => {
  const known = new Map<string, Picture>(pictures.map((picture) => [picture.id, picture]));
  const rows = { keepImages: kept, imageIds: ahead, images: uploaded.map((picture) => picture.id) };
  for (const [field, ids] of Object.entries(rows)) {
    const missing = [...new Set(ids)].filter((one) => !known.has(one)) as Picture['id'][];
    const claimed = await claims.claim(missing, { memberId: ownerId, usedBy: id });
    if (claimed === undefined) throw pictureUnknown.at(field);
    for (const picture of claimed) known.set(picture.id, picture);
  }
  return [...new Set(Object.values(rows).flat())].flatMap((one) => known.get(one) ?? []);
};

interface NewAccessory extends Omit<AskedPictures, 'kept'> {
  readonly ownerId: MemberId;
  readonly details: AccessoryDetails;
  readonly status: AccessoryStatus;
  readonly quantity: number;
  /** Names the attempt: sent again with the same one it gives the accessory that it led to. */
  readonly key?: string | undefined;
}

interface AccessoryEdit extends AskedPictures, Omit<AccessoryChange, 'pictures' | 'recalledNames'> {
  readonly accessoryId: AccessoryId;
  readonly editor: Viewer;
}

const attemptOf = ({ ownerId, key, details, status, quantity, ahead, files }: NewAccessory): Attempt => ({
  memberId: ownerId,
  key,
  sent: [details, status, quantity, ahead, files.map(({ fileName }) => fileName)],
});

/** The store of the owner, when it may list one more. @throws AppError `store.required`, `accessory.too-many` */
const storeWithRoom = async ({ stores, accessories }: AccessoryScope, ownerId: MemberId): Promise<StoreId> => {
  const storeId = orRefuse(await stores.findIdOfOwner(ownerId), storeRequired);
  if ((await accessories.countOfStore(storeId)) >= mostAccessories) throw tooManyAccessories();
  return storeId;
};

/** A new accessory before it has a store. */
interface Listing {
  readonly id: AccessoryId;
  readonly listed: NewAccessory;
  readonly uploaded: readonly Picture[];
}

const addAccessory = async (scope: AccessoryScope, { id, listed, uploaded }: Listing, at: Date): Promise<Accessory> => {
  const { ownerId, details, status, quantity, key: _key, ...asked } = listed;
  const storeId = await storeWithRoom(scope, ownerId);
  const pictures = await gatherPictures(scope.pictures, { id, ownerId, pictures: [] }, asked, uploaded);
  const recalledNames = await scope.accessories.recalledNames(storeId);
  const { state, events } = listAccessory({ id, storeId, ownerId, details, pictures, status, quantity, recalledNames }, at);
  await scope.accessories.add(state);
  await scope.follow(undefined, state);
  await scope.outbox.append(events);
  return state;
};

interface DecisionNeeds {
  readonly inTransaction: InAccessoryTransaction;
  readonly uploads: PictureUploads;
  readonly clock: Clock;
}

/** What owners decide about the products of their store. Pictures that came along are kept only if the change is. */
export const accessoryDecisions = ({ inTransaction, uploads, clock }: DecisionNeeds) => ({
  /**
   * A store offers something.
   * @throws AppError `store.required`, `accessory.too-many`, `picture.*`, `request.invalid`, `request.key-reused`
   */
  list: async (listed: NewAccessory): Promise<Accessory> => {
    const { ownerId, files } = listed;
    const attempt = attemptOf(listed);
    // What needs no picture to be looked at is refused before the costly work on them.
    const earlier = await inTransaction(async (scope) => {
      const made = listed.key === undefined ? undefined : await scope.keys.find(attempt);
      if (made !== undefined) return scope.accessories.get(made);
      await storeWithRoom(scope, ownerId);
      return undefined;
    });
    if (earlier !== undefined) return earlier;
    checkPrices(listed.details);
    checkPictureCount(0, { ahead: listed.ahead, files });
    const id = newId() as AccessoryId;
    return uploads.use(ownerId, files, (uploaded) =>
      inTransaction(async (scope) => {
        const made = await scope.keys.claim(attempt, id, clock.now());
        return made === undefined ? addAccessory(scope, { id, listed, uploaded }, clock.now()) : scope.accessories.get(made);
      }),
    );
  },
  /** @throws AppError `accessory.not-found`, `accessory.not-yours`, `accessory.recalled`, `picture.*`, `request.invalid` */
  edit: async ({ accessoryId, editor, kept, ahead, files, ...change }: AccessoryEdit): Promise<Accessory> => {
    const asked = { kept, ahead, files };
    const check = (accessory: Accessory): void => {
      requireOwner(accessory, editor);
      if (accessory.removedAt !== null) throw accessoryNotFound();
      checkPictureCount(accessory.pictures.length, asked);
    };
    // Before the costly work on pictures.
    if (files.length > 0) await inTransaction(async ({ accessories }) => check(await accessories.get(accessoryId)));
    return uploads.use(editor.userId, files, (uploaded) =>
      inTransaction(async ({ accessories, pictures: claims, keep }) => {
        const before = await accessories.get(accessoryId);
        check(before);
        const pictures = await gatherPictures(claims, before, asked, uploaded);
        const recalledNames = await accessories.recalledNames(before.storeId);
        return keep(before, editAccessory(before, { ...change, pictures, recalledNames }, clock.now()));
      }),
    );
  },
  /**
   * Removes it for good; its row stays for the orders that name it, its pictures are deleted. One that is removed already stays so.
   * @throws AppError `accessory.not-found`, `accessory.not-yours`
   */
  remove: (accessoryId: AccessoryId, remover: Viewer): Promise<void> =>
    inTransaction(async ({ accessories, keep }) => {
      const accessory = await accessories.get(accessoryId);
      requireOwner(accessory, remover);
      await keep(accessory, removeAccessory(accessory, clock.now()));
    }),
});
export type AccessoryDecisions = ReturnType<typeof accessoryDecisions>;

interface RecallRequest {
  readonly ids: readonly AccessoryId[];
  readonly reason: string;
  readonly advice: string;
}

/**
 * Stops the sale of dangerous products. Reserved pieces stay with their orders, whose buyers will be notified.
 * @throws AppError `accessory.not-found` when one of them is not there: then none is recalled
 */
export const recallAccessories =
  (inTransaction: InAccessoryTransaction, clock: Clock) =>
  ({ ids, reason, advice }: RecallRequest): Promise<void> =>
    inTransaction(async ({ accessories, keep, noteRecall }) => {
      const at = clock.now();
      // In the order of their stores, which are locked first.
      for (const accessory of await accessories.listForRecall(ids)) {
        if (accessory.removedAt !== null) throw accessoryNotFound();
        await keep(accessory, recallAccessory(accessory, { reason, advice }, at));
        await noteRecall(accessory.id, at);
      }
    });
export type RecallAccessories = ReturnType<typeof recallAccessories>;

const guessedAtOnce = 100;

/** A job: guesses which animals the products are for that were listed before stores could choose it. */
export const guessSpeciesOfAll = (inTransaction: InAccessoryTransaction, clock: Clock) => async (): Promise<number> => {
  const guessSome = () =>
    inTransaction(async ({ accessories, keep }) => {
      const due = await accessories.listUnguessed(guessedAtOnce);
      for (const { accessory, guess } of due) await keep(accessory, guessSpecies(accessory, guess, clock.now()));
      return due.length;
    });
  for (let all = 0; ;) {
    const guessed = await guessSome();
    all += guessed;
    if (guessed < guessedAtOnce) return all;
  }
};

/** Removes the products of a member whose account is erased. When a member only leaves, their store is hidden, and its products with it. */
export const followMember =
  ({ accessories, keep }: AccessoryScope, clock: Clock): FollowMember =>
  async ({ memberId, isErased }) => {
    if (!isErased) return;
    const at = clock.now();
    for (const accessory of await accessories.listOfOwner(memberId)) await keep(accessory, forgetAccessory(accessory, at));
  };
