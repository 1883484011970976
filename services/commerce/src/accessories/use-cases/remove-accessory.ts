import type { Clock, Viewer } from '@paltu/kernel';
import type { AccessoryId } from '../domain/accessory.ts';
import { removeAccessory as remove } from '../domain/owner-decisions.ts';
import type { InAccessoryTransaction } from './ports.ts';
import { requireOwner } from './require-owner.ts';

export interface RemoveAccessoryNeeds {
  readonly inTransaction: InAccessoryTransaction;
  readonly clock: Clock;
}

/** @throws AppError `accessory.not-found`, `accessory.not-yours` */
export type RemoveAccessory = (request: { readonly accessoryId: AccessoryId; readonly remover: Viewer }) => Promise<void>;

/** Removes an accessory for good; its row stays for the orders that name it, its pictures are deleted. */
export const removeAccessory =
  ({ inTransaction, clock }: RemoveAccessoryNeeds): RemoveAccessory =>
  ({ accessoryId, remover }) =>
    inTransaction(async ({ accessories, keep }) => {
      const accessory = await accessories.get(accessoryId);
      requireOwner(accessory, remover);
      await keep(accessory, remove(accessory, clock.now()));
    });
