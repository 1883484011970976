import type { Clock, MemberId } from '@paltu/kernel';
import { setActive } from '../domain/owner-decisions.ts';
import type { Store } from '../domain/store.ts';
import type { InStoreTransaction } from './ports.ts';

export interface SwitchStoreNeeds {
  readonly inTransaction: InStoreTransaction;
  readonly clock: Clock;
}

/** @throws AppError `store.not-found` */
export type SwitchStore = (wish: { readonly ownerId: MemberId; readonly isActive: boolean }) => Promise<Store>;

/** An owner closes their store, or opens it again. */
export const switchStore =
  ({ inTransaction, clock }: SwitchStoreNeeds): SwitchStore =>
  ({ ownerId, isActive }) =>
    inTransaction(async ({ stores, keep }) => {
      const store = await stores.getOfOwner(ownerId);
      return keep(store, setActive(store, isActive, clock.now()));
    });
