import { refusal, type Branded, type Decided, type MemberId } from '@paltu/kernel';
import { toVerifyAgain, unmarked, unverified, type Verifiable } from '@paltu/marks/marked';
import { handlingDays, type Place, type StoreType } from '@paltu/reference';

export type StoreId = Branded<string, 'StoreId'>;

export type PictureId = Branded<string, 'PictureId'>;

/** Width and height of the largest rendition, in pixels. */
export interface Picture {
  readonly id: PictureId;
  readonly width: number;
  readonly height: number;
}

/** What its owner writes about a store; optional texts are empty when not given. */
export interface StoreDetails {
  readonly name: string;
  readonly type: StoreType;
  readonly description: string;
  readonly address: string;
  readonly cityId: string;
  /** Null: the place of its city is used. */
  readonly place: Place | null;
  /** In the owner's own words. */
  readonly hours: string;
  /** Days, Sundays not counted, in which it hands over what was ordered. */
  readonly sendsWithinDays: number;
  readonly services: readonly string[];
  readonly features: readonly string[];
}

export interface StoreMarks {
  readonly featured: boolean;
  readonly verified: boolean;
  readonly hidden: boolean;
  /** Its tax number was checked. */
  readonly registered: boolean;
}

export interface Store extends Verifiable {
  readonly id: StoreId;
  readonly ownerId: MemberId;
  readonly version: number;
  readonly details: StoreDetails;
  readonly image: Picture | null;
  readonly banner: Picture | null;
  readonly marks: StoreMarks;
  /** False while its owner has closed it. */
  readonly isActive: boolean;
  /** The owner has deactivated the account. */
  readonly isOwnerAway: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

type Visibility = Pick<Store, 'isActive' | 'isOwnerAway' | 'marks'>;

/** Everybody may read its page, also while it is closed. */
export const isShown = ({ isOwnerAway, marks }: Omit<Visibility, 'isActive'>): boolean => !isOwnerAway && !marks.hidden;

/** It is in lists, and its products can be bought. */
export const isOpen = (store: Visibility): boolean => store.isActive && isShown(store);

export const picturesOf = ({ image, banner }: Pick<Store, 'image' | 'banner'>): readonly Picture[] =>
  [image, banner].filter((picture) => picture !== null);

export const storeNotFound = refusal('not-found', 'store.not-found', "The store you're looking for doesn't exist.");

export const alreadyOpen = refusal('conflict', 'store.already-open', 'You have a store already');

export const accountDeactivated = refusal('forbidden', 'account.deactivated', 'This account is deactivated');

export const pictureUnknown = refusal('invalid', 'picture.unknown', 'One of the images is not there any more, please add it again');

/** Something that happened to a store: as it was after that. */
export interface StoreEvent {
  /** `StoreVerificationRequested`: it sent papers and asks for the mark `verified`. */
  readonly type: 'StoreOpened' | 'StoreUpdated' | 'StoreVerificationRequested';
  readonly store: Store;
  readonly at: Date;
}

interface NewStore {
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
interface StoreChange {
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
    sendsWithinDays: handlingDays.usual,
    services: [],
    features: [],
  };
  const marks = { ...newMarks.marks, hidden: store.marks.hidden };
  const none = { hiddenReason: '', ...unverified(store.verification.number), image: null, banner: null };
  return updatedStore(store, { details, marks, ...none, isActive: false, isOwnerAway: true }, at);
};

export const storeOrders = ['rating', 'name', 'products', 'newest'] as const;

/** `relevance`: how well it matches a search; without one, as by rating. */
export type StoreOrder = (typeof storeOrders)[number] | 'relevance';
