import type { Attempt } from '@paltu/idempotency';
import { newId, orRefuse, type Clock, type MemberId } from '@paltu/kernel';
import type { PictureUploads } from '@paltu/pictures';
import { mostAccessories, type AccessoryStatus } from '@paltu/reference';
import { storeRequired, tooManyAccessories } from '../domain/accessory-errors.ts';
import type { Accessory, AccessoryDetails, AccessoryId, StoreId } from '../domain/accessory.ts';
import { checkPrices, listAccessory as list } from '../domain/owner-decisions.ts';
import { checkPictureCount, gatherPictures, type AskedPictures } from './gather-pictures.ts';
import { followAccessory } from './keep-accessories.ts';
import type { AccessoryScope, InAccessoryTransaction } from './ports.ts';

export interface ListAccessoryNeeds {
  readonly inTransaction: InAccessoryTransaction;
  readonly uploads: PictureUploads;
  readonly clock: Clock;
}

export interface NewAccessoryRequest extends Omit<AskedPictures, 'kept'> {
  readonly ownerId: MemberId;
  readonly details: AccessoryDetails;
  readonly status: AccessoryStatus;
  readonly quantity: number;
  /** Names the attempt: sent again with the same one it gives the accessory that it led to. */
  readonly key?: string | undefined;
}

/** @throws AppError `store.required`, `accessory.too-many`, `picture.*`, `request.invalid`, `request.key-reused` */
export type ListAccessory = (request: NewAccessoryRequest) => Promise<Accessory>;

const attemptOf = ({ ownerId, key, details, status, quantity, ahead, files }: NewAccessoryRequest): Attempt => ({
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

/** A store offers something. Pictures that came along are kept only if it is. */
export const listAccessory =
  ({ inTransaction, uploads, clock }: ListAccessoryNeeds): ListAccessory =>
  async (request) => {
    const { ownerId, details, status, quantity, key, ...asked } = request;
    const attempt = attemptOf(request);
    // What needs no picture to be looked at is refused before the costly work on them.
    const earlier = await inTransaction(async (scope) => {
      const made = key === undefined ? undefined : await scope.keys.find(attempt);
      if (made !== undefined) return scope.accessories.get(made);
      await storeWithRoom(scope, ownerId);
      return undefined;
    });
    if (earlier !== undefined) return earlier;
    checkPrices(details);
    checkPictureCount(0, asked);
    const id = newId() as AccessoryId;
    return uploads.use(ownerId, request.files, (uploaded) =>
      inTransaction(async (scope) => {
        const made = await scope.keys.claim(attempt, id, clock.now());
        if (made !== undefined) return scope.accessories.get(made);
        const storeId = await storeWithRoom(scope, ownerId);
        const gathering = { claims: scope.pictures, accessory: { id, ownerId, pictures: [] } };
        const pictures = await gatherPictures(gathering, asked, uploaded);
        const recalledNames = await scope.accessories.recalledNames(storeId);
        const { state, events } = list({ id, storeId, ownerId, details, pictures, status, quantity, recalledNames }, clock.now());
        await scope.accessories.add(state);
        await followAccessory(scope, undefined, state);
        await scope.outbox.append(events);
        return state;
      }),
    );
  };
