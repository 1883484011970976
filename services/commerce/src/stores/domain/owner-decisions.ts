import type { Decided, MemberId } from '@paltu/kernel';
import { toVerifyAgain, unmarked, unverified } from '@paltu/marks/marked';
import type { StoreEvent } from './store-events.ts';
import type { Picture, Store, StoreDetails, StoreId } from './store.ts';

export interface NewStore {
  readonly id: StoreId;
  readonly ownerId: MemberId;
  readonly details: StoreDetails;
  readonly image: Picture | null;
  readonly banner: Picture | null;
}

const newMarks = unmarked('featured', 'verified', 'hidden', 'registered');

/** A member opens a store: everybody sees it at once. */
export const openStore = (opened: NewStore, at: Date): Decided<Store, StoreEvent> => {
  const store: Store = {
    ...opened,
    version: 1,
    ...newMarks,
    ...unverified(),
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

/** The store with these changes after it sent papers, and the event that asks moderation to check them. */
export const requestedVerification = (store: Store, changes: Partial<Store>, at: Date): Decided<Store, StoreEvent> => {
  const { state } = updatedStore(store, changes, at);
  return { state, events: [{ type: 'StoreVerificationRequested', store: state, at }] };
};

const unchanged = (store: Store): Decided<Store, StoreEvent> => ({ state: store, events: [] });

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

export const editStore = (store: Store, { details = {}, ...pictures }: StoreChange, at: Date): Decided<Store, StoreEvent> => {
  const edited = editedDetails(store.details, details);
  // Its papers show the name, so that another one has to be verified again.
  const marks = edited.name === store.details.name ? {} : toVerifyAgain(store, at);
  return updatedStore(store, { ...pictures, ...marks, details: edited }, at);
};

/**
 * Another tax number ends the marks `verified` and `registered`, because an admin has checked papers with the old one. A store without marks
 * is published too: with a tax number its products can be ordered.
 */
export const changeTaxNumber = (store: Store, at: Date): Decided<Store, StoreEvent> => {
  const again = toVerifyAgain(store, at);
  return updatedStore(store, { ...again, marks: { ...store.marks, ...again.marks, registered: false } }, at);
};

/** Opens or closes the store; publishes nothing when it already is so. */
export const setActive = (store: Store, isActive: boolean, at: Date): Decided<Store, StoreEvent> =>
  store.isActive === isActive ? unchanged(store) : updatedStore(store, { isActive }, at);

/** The owner has deactivated the account, or is back. */
export const followOwner = (store: Store, isOwnerAway: boolean, at: Date): Decided<Store, StoreEvent> =>
  store.isOwnerAway === isOwnerAway ? unchanged(store) : updatedStore(store, { isOwnerAway }, at);

/** The account of the owner is erased: texts, pictures and marks are deleted; type and city stay. */
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
  const marks = { ...newMarks.marks, hidden: store.marks.hidden };
  const none = { hiddenReason: '', ...unverified(store.verification.number), image: null, banner: null };
  return updatedStore(store, { details, marks, ...none, isActive: false, isOwnerAway: true }, at);
};
