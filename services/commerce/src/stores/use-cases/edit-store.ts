import type { Clock, MemberId } from '@paltu/kernel';
import type { PictureFile, PictureUploads } from '@paltu/pictures';
import { editStore as edit } from '../domain/owner-decisions.ts';
import type { Store, StoreDetails } from '../domain/store.ts';
import type { InStoreTransaction } from './ports.ts';
import { claimPictures, usePictures } from './use-pictures.ts';

export interface EditStoreNeeds {
  readonly inTransaction: InStoreTransaction;
  readonly uploads: PictureUploads;
  readonly clock: Clock;
}

export interface StoreEdit {
  readonly ownerId: MemberId;
  readonly details: Partial<StoreDetails>;
  /** Each takes the place of the picture that is there. */
  readonly files: readonly PictureFile[];
}

/** @throws AppError `store.not-found`, `picture.*` */
export type EditStore = (request: StoreEdit) => Promise<Store>;

/** An owner changes their store. */
export const editStore =
  ({ inTransaction, uploads, clock }: EditStoreNeeds): EditStore =>
  async ({ ownerId, details, files }) => {
    // Before the costly work on pictures.
    if (files.length > 0) await inTransaction(({ stores }) => stores.getOfOwner(ownerId));
    return usePictures(uploads, ownerId, files, (uploaded) =>
      inTransaction(async ({ stores, pictures, keep }) => {
        const store = await stores.getOfOwner(ownerId);
        await claimPictures(pictures, store, uploaded);
        return keep(store, edit(store, { details, ...uploaded }, clock.now()));
      }),
    );
  };
