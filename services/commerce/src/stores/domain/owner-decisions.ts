import type { Decided, MemberId } from '@paltu/kernel';
import type { StoreEvent } from './store-events.ts';
import type { Picture, Store, StoreDetails, StoreId } from './store.ts';

export interface NewStore {
  readonly id: StoreId;
  readonly ownerId: MemberId;
  readonly details: StoreDetails;
  readonly image: Picture | null;
  readonly banner: Picture | null;
}

const noMarks = { featured: false, verified: false, hidden: false, registered: false } as const;

/** A member opens a store: everybody sees it at once. */
export const openStore = (opened: NewStore, at: Date): Decided<Store, StoreEvent> => {
  const store: Store = {
    ...opened,
    version: 1,
    ...noMarks,
    hiddenReason: '',
    decidedUpTo: 0,
    isActive: true,
    isOwnerAway: false,
    createdAt: at,
    updatedAt: at,
  };
  return { state: store, events: [{ type: 'StoreOpened', store, at }] };
};

/** The store with these changes, and the event that carries them. */
export const updatedStore = (store: Store, changes: Partial<Store>, at: Date): Decided<Store, StoreEvent> => {
  const after: Store = { ...store, ...changes, version: store.version + 1, updatedAt: at };
  return { state: after, events: [{ type: 'StoreUpdated', store: after, at }] };
};

export const keepingStore = (store: Store): Decided<Store, StoreEvent> => ({ state: store, events: [] });

/** What an edit changes; a missing part stays as it is. */
export interface StoreChange {
  readonly details?: Partial<StoreDetails>;
  readonly image?: Picture | null;
  readonly banner?: Picture | null;
}

/** In another city the store is no longer where it was, unless the edit sets where it is. */
const editedDetails = (before: StoreDetails, changes: Partial<StoreDetails>): StoreDetails => {
  const isElsewhere = changes.cityId !== undefined && changes.cityId !== before.cityId;
  return { ...before, ...(isElsewhere && { place: null }), ...changes };
};

export const editStore = (store: Store, { details = {}, ...pictures }: StoreChange, at: Date): Decided<Store, StoreEvent> =>
  updatedStore(store, { ...pictures, details: editedDetails(store.details, details) }, at);

/** The store sells again, or nothing for now; what already is so stays as it is. */
export const setActive = (store: Store, isActive: boolean, at: Date): Decided<Store, StoreEvent> =>
  store.isActive === isActive ? keepingStore(store) : updatedStore(store, { isActive }, at);

/** The owner has deactivated the account, or is back. */
export const followOwner = (store: Store, isOwnerAway: boolean, at: Date): Decided<Store, StoreEvent> =>
  store.isOwnerAway === isOwnerAway ? keepingStore(store) : updatedStore(store, { isOwnerAway }, at);

/** The account is no more: nothing stays of what its owner wrote, nor do pictures. */
export const forgetStore = (store: Store, at: Date): Decided<Store, StoreEvent> => {
  const { type, cityId } = store.details;
  const details: StoreDetails = {
    name: '',
    type,
    description: '',
    address: '',
    cityId,
    place: null,
    hours: '',
    services: [],
    features: [],
  };
  const marks = { ...noMarks, hidden: store.hidden, hiddenReason: '' };
  return updatedStore(store, { details, ...marks, image: null, banner: null, isActive: false, isOwnerAway: true }, at);
};
