import type { Branded, MemberId } from '@paltu/kernel';
import type { Verifiable } from '@paltu/marks/marked';
import type { Place, StoreType } from '@paltu/reference';

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
