import { refusal, type Branded, type MemberId } from '@paltu/kernel';
import type { Marked } from '@paltu/marks/marked';
import { mostAccessories, mostAccessoryPictures, type AccessoryCategory, type AccessoryStatus, type Species } from '@paltu/reference';

export type AccessoryId = Branded<string, 'AccessoryId'>;

export type StoreId = Branded<string, 'StoreId'>;

export type PictureId = Branded<string, 'PictureId'>;

/** Width and height of the largest rendition, in pixels. */
export interface Picture {
  readonly id: PictureId;
  readonly width: number;
  readonly height: number;
}

/** Prices in whole rupees. */
export interface AccessoryDetails {
  readonly name: string;
  readonly description: string;
  readonly category: AccessoryCategory;
  readonly price: number;
  /** Before a discount; never less than the price. */
  readonly originalPrice: number;
  /** For how many days a pack lasts one pet; null when its store gives none. */
  readonly packDays: number | null;
  /** The animals it is for, each once; none where it is for any, or where that is not known. */
  readonly forSpecies: readonly Species[];
}

/** Why nobody may sell it any more. */
export interface Recall {
  /** What it was called when it was recalled. */
  readonly name: string;
  readonly reason: string;
  /** What to do for those who have one. */
  readonly advice: string;
  readonly recalledAt: string;
}

/** A product of a store. `stock` counts the pieces in the store, `reserved` those of them that are ordered and not sent yet. */
export interface Accessory extends Marked {
  readonly id: AccessoryId;
  readonly storeId: StoreId;
  /** The member whose store it is. */
  readonly ownerId: MemberId;
  readonly version: number;
  readonly details: AccessoryDetails;
  /** Whether `forSpecies` is a guess that its store has not confirmed; null while it is still to be guessed. */
  readonly forSpeciesGuessed: boolean | null;
  readonly pictures: readonly Picture[];
  readonly status: AccessoryStatus;
  readonly stock: number;
  readonly reserved: number;
  readonly marks: { readonly featured: boolean; readonly hidden: boolean };
  readonly recall: Recall | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly removedAt: Date | null;
}

/** Pieces that can still be bought. */
export const quantityOf = ({ stock, reserved }: Pick<Accessory, 'stock' | 'reserved'>): number => stock - reserved;

/** Everybody may read its page, as far as its store is shown. */
export const isShown = ({ status, marks, removedAt }: Pick<Accessory, 'status' | 'marks' | 'removedAt'>): boolean =>
  status === 'active' && !marks.hidden && removedAt === null;

/** It is for sale, and in lists while its store is open. */
export const isOffered = (accessory: Pick<Accessory, 'status' | 'marks' | 'removedAt' | 'recall'>): boolean =>
  isShown(accessory) && accessory.recall === null;

/**
 * Hidden by the product, not by an admin, who would have given a reason: its store lists the name of a product that was recalled, and an admin
 * has not looked at it yet.
 */
export const waitsForReview = ({ marks, hiddenReason, removedAt }: Pick<Accessory, 'marks' | 'hiddenReason' | 'removedAt'>): boolean =>
  marks.hidden && hiddenReason === '' && removedAt === null;

export const accessoryNotFound = refusal('not-found', 'accessory.not-found', 'Product not found');

export const accessoryNotYours = refusal('forbidden', 'accessory.not-yours', 'You can only change products of your own store');

export const storeRequired = refusal('forbidden', 'store.required', 'Open a store first, then list your products');

export const tooManyAccessories = refusal('conflict', 'accessory.too-many', `A store can have at most ${mostAccessories} products`);

export const tooManyPictures = refusal('invalid', 'picture.too-many', `Maximum ${mostAccessoryPictures} images allowed`);

export const pictureRequired = refusal('invalid', 'picture.required', 'At least one image is required');

export const pictureUnknown = refusal('invalid', 'picture.unknown', 'One of the images is not there any more, please add it again');

export const accessoryIsRecalled = refusal('conflict', 'accessory.recalled', 'This product was recalled. It cannot be offered again.');

/** Something that happened to an accessory: as it was after that. */
interface Fact {
  readonly accessory: Accessory;
  readonly at: Date;
}

interface AccessoryChanged extends Fact {
  /** `AccessoryRecalled`: nobody may sell it any more. */
  readonly type: 'AccessoryListed' | 'AccessoryUpdated' | 'AccessoryRemoved' | 'AccessoryRecalled';
}

/** Pieces were reserved for an order, or are no longer. */
export interface StockChanged extends Fact {
  readonly type: 'StockReserved' | 'StockReleased';
  readonly orderId: string;
  readonly pieces: number;
}

export type AccessoryEvent = AccessoryChanged | StockChanged;

export const accessoryOrders = ['newest', 'price-low', 'price-high', 'rating', 'popularity'] as const;

/** `relevance`: how well it matches a search; without one, the newest first, of no store more than three in a row of twelve. */
export type AccessoryOrder = (typeof accessoryOrders)[number] | 'relevance';
