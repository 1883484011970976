import { newId, type Clock, type MemberId } from '@paltu/kernel';
import type { PictureFile, PictureUploads } from '@paltu/pictures';
import { openStore as open } from '../domain/owner-decisions.ts';
import { accountDeactivated, alreadyOpen } from '../domain/store-errors.ts';
import type { Store, StoreDetails, StoreId } from '../domain/store.ts';
import { followStore } from './keep-stores.ts';
import type { InStoreTransaction, StoreScope } from './ports.ts';
import { claimPictures, usePictures } from './use-pictures.ts';

export interface OpenStoreNeeds {
  readonly inTransaction: InStoreTransaction;
  readonly uploads: PictureUploads;
  readonly clock: Clock;
}

export interface NewStoreRequest {
  readonly ownerId: MemberId;
  readonly details: StoreDetails;
  readonly files: readonly PictureFile[];
}

/** @throws AppError `store.already-open`, `account.deactivated`, `picture.*` */
export type OpenStore = (request: NewStoreRequest) => Promise<Store>;

const check = async ({ stores, members }: StoreScope, ownerId: MemberId): Promise<void> => {
  if (await members.isAway(ownerId)) throw accountDeactivated();
  if ((await stores.findOfOwner(ownerId)) !== undefined) throw alreadyOpen();
};

/** A member opens a store; a member has one. */
export const openStore =
  ({ inTransaction, uploads, clock }: OpenStoreNeeds): OpenStore =>
  async ({ ownerId, details, files }) => {
    // Before the costly work on pictures.
    if (files.length > 0) await inTransaction((scope) => check(scope, ownerId));
    return usePictures(uploads, ownerId, files, (uploaded) =>
      inTransaction(async (scope) => {
        await check(scope, ownerId);
        const { image = null, banner = null } = uploaded;
        const { state, events } = open({ id: newId() as StoreId, ownerId, details, image, banner }, clock.now());
        await scope.stores.add(state);
        await claimPictures(scope.pictures, state, uploaded);
        await followStore(scope, undefined, state);
        await scope.outbox.append(events);
        return state;
      }),
    );
  };
