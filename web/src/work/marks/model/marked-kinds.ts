import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { MarkName, MarkedThing } from '#shared/api/types.ts';

export type MarkedKind = MarkedThing['kind'];

const { endpoints } = moderationEndpoints;

/** The call takes the marks of its own kind, which are those of `marks`. */
type ListCall = typeof endpoints.getAdminStores;

export type RegisterMark = typeof endpoints.patchAdminStoresByIdRegistered;

export interface KindPapers {
  /** Where the API answers a paper, below `/api/v1`. */
  readonly pathOf: (id: string, paperId: string) => string;
  readonly verify: typeof endpoints.patchAdminVetsByIdVerified;
}

/** What the screens know of a kind of thing that admins mark. */
export interface KnownKind {
  /** The page of all of them, that of one for admins, and the one that everybody sees. */
  readonly listPage: string;
  readonly pageOf: (id: string) => string;
  readonly publicPageOf: (id: string) => string;
  /** The words for what stands beside the name, where it is one of our choices. */
  readonly aboutKey: (word: string) => string;
  readonly marks: readonly MarkName[];
  /** What is listed may wait for an admin before anybody sees it: its name was recalled before. */
  readonly isReviewed?: true;
  /** Something has no city where it is in the one of its store. */
  readonly hasCity: boolean;
  readonly tag: 'Vet' | 'Store' | 'Accessory';
  readonly list: ListCall;
  readonly one: typeof endpoints.getAdminVetsById;
  readonly history: typeof endpoints.getAdminVetsByIdMarks;
  readonly feature: typeof endpoints.patchAdminVetsByIdFeatured;
  readonly hide: typeof endpoints.patchAdminVetsByIdHidden;
  readonly register?: RegisterMark;
  /** Where its owner sends papers for the mark `verified`. */
  readonly papers?: KindPapers;
}

/** Another kind is an entry here, and its words (`marks:kind`). */
export const markedKinds: Readonly<Record<MarkedKind, KnownKind>> = {
  vet: {
    listPage: 'admin-vets',
    pageOf: (id) => `admin-vet-${id}`,
    publicPageOf: (id) => `vet-${id}`,
    aboutKey: (word) => `vet:specialty.${word}`,
    marks: ['featured', 'verified', 'hidden'],
    hasCity: true,
    tag: 'Vet',
    list: endpoints.getAdminVets as ListCall,
    one: endpoints.getAdminVetsById,
    history: endpoints.getAdminVetsByIdMarks,
    feature: endpoints.patchAdminVetsByIdFeatured,
    hide: endpoints.patchAdminVetsByIdHidden,
    papers: { pathOf: (id, paperId) => `/vets/${id}/papers/${paperId}`, verify: endpoints.patchAdminVetsByIdVerified },
  },
  store: {
    listPage: 'admin-stores',
    pageOf: (id) => `admin-store-${id}`,
    publicPageOf: (id) => `store-${id}`,
    aboutKey: (word) => `shop:type.${word}`,
    marks: ['featured', 'verified', 'hidden', 'registered'],
    hasCity: true,
    tag: 'Store',
    list: endpoints.getAdminStores,
    one: endpoints.getAdminStoresById,
    history: endpoints.getAdminStoresByIdMarks,
    feature: endpoints.patchAdminStoresByIdFeatured,
    hide: endpoints.patchAdminStoresByIdHidden,
    register: endpoints.patchAdminStoresByIdRegistered,
    papers: { pathOf: (id, paperId) => `/stores/${id}/papers/${paperId}`, verify: endpoints.patchAdminStoresByIdVerified },
  },
  accessory: {
    listPage: 'admin-accessories',
    pageOf: (id) => `admin-accessory-${id}`,
    publicPageOf: (id) => `accessory-${id}`,
    aboutKey: (word) => `shop:category.${word}`,
    marks: ['featured', 'hidden'],
    isReviewed: true,
    hasCity: false,
    tag: 'Accessory',
    list: endpoints.getAdminAccessories as ListCall,
    one: endpoints.getAdminAccessoriesById,
    history: endpoints.getAdminAccessoriesByIdMarks,
    feature: endpoints.patchAdminAccessoriesByIdFeatured,
    hide: endpoints.patchAdminAccessoriesByIdHidden,
  },
};
