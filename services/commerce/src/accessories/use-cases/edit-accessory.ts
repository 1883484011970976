import type { Clock, Viewer } from '@paltu/kernel';
import type { PictureUploads } from '@paltu/pictures';
import type { Accessory, AccessoryId } from '../domain/accessory.ts';
import { editAccessory as edit, type AccessoryChange } from '../domain/owner-decisions.ts';
import { checkPictureCount, gatherPictures, type AskedPictures } from './gather-pictures.ts';
import type { InAccessoryTransaction } from './ports.ts';
import { requireOwner } from './require-owner.ts';

export interface EditAccessoryNeeds {
  readonly inTransaction: InAccessoryTransaction;
  readonly uploads: PictureUploads;
  readonly clock: Clock;
}

export interface AccessoryEdit extends AskedPictures, Omit<AccessoryChange, 'pictures' | 'recalledNames'> {
  readonly accessoryId: AccessoryId;
  readonly editor: Viewer;
}

/** @throws AppError `accessory.not-found`, `accessory.not-yours`, `accessory.recalled`, `picture.*`, `request.invalid` */
export type EditAccessory = (request: AccessoryEdit) => Promise<Accessory>;

/** An owner changes a product of their store. Pictures that came along are kept only if the change is. */
export const editAccessory =
  ({ inTransaction, uploads, clock }: EditAccessoryNeeds): EditAccessory =>
  async ({ accessoryId, editor, kept, ahead, files, ...change }) => {
    const asked = { kept, ahead, files };
    const check = (accessory: Accessory): void => {
      requireOwner(accessory, editor);
      checkPictureCount(accessory.pictures.length, asked);
    };
    // Before the costly work on pictures.
    if (files.length > 0) await inTransaction(async ({ accessories }) => check(await accessories.get(accessoryId)));
    return uploads.use(editor.userId, files, (uploaded) =>
      inTransaction(async ({ accessories, pictures: claims, keep }) => {
        const before = await accessories.get(accessoryId);
        check(before);
        const pictures = await gatherPictures({ claims, accessory: before }, asked, uploaded);
        const recalledNames = await accessories.recalledNames(before.storeId);
        return keep(before, edit(before, { ...change, pictures, recalledNames }, clock.now()));
      }),
    );
  };
