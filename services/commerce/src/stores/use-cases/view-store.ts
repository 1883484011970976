import type { Viewer } from '@paltu/kernel';
import { storeNotFound } from '../domain/store-errors.ts';
import { isShown, type StoreId } from '../domain/store.ts';
import type { FoundStore, StoreQueries } from './ports.ts';

export interface ViewStoreNeeds {
  readonly queries: Pick<StoreQueries, 'get'>;
}

export interface ViewedStore extends FoundStore {
  /** Its owner and admins see more. */
  readonly isPrivileged: boolean;
}

/** @throws AppError `store.not-found` also when the viewer may not see it */
export type ViewStore = (request: { readonly storeId: StoreId; readonly viewer: Viewer | undefined }) => Promise<ViewedStore>;

/** Everybody sees a closed store; only its owner and admins see a hidden one. */
export const viewStore =
  ({ queries }: ViewStoreNeeds): ViewStore =>
  async ({ storeId, viewer }) => {
    const found = await queries.get(storeId);
    const isPrivileged = viewer !== undefined && (viewer.role === 'admin' || viewer.userId === found.store.ownerId);
    if (!isShown(found.store) && !isPrivileged) throw storeNotFound();
    return { ...found, isPrivileged };
  };
