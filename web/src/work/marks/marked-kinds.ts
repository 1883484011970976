import { longestSearch } from '@paltu/reference';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { MarkedThing, MarkName } from '#shared/api/types.ts';
import { isOn, oneOf, searchText } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import type { Query } from '#shared/navigation/page-path.ts';

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
interface KnownKind {
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

export interface ThingFilters {
  /** Words of the name, of what stands beside it, or of the city. */
  search?: string | undefined;
  /** Only those that have it. */
  mark?: MarkName | undefined;
  /** Only those that nobody sees until an admin has decided. */
  waiting?: true | undefined;
}

const listOf = (kind: MarkedKind): ListSchema<ThingFilters, object> => ({
  filters: { search: searchText(1, longestSearch), mark: oneOf(markedKinds[kind].marks), waiting: isOn },
  settings: {},
  lastPage: 50,
});

/** What admins mark, by the address. Pages are numbered for the first 1,000 only. */
export const thingLists = { vet: listOf('vet'), store: listOf('store'), accessory: listOf('accessory') } as const satisfies Record<
  MarkedKind,
  object
>;

/** Whose papers wait; it cannot be narrowed. */
export const waitingList: ListSchema<object, object> = { filters: {}, settings: {}, lastPage: 50 };

const day = 86_400_000;

/** Vets are promised an answer within so many days. */
const promisedDays = 3;

/** For how many whole days papers have waited, and whether the last of the promised days has begun. */
export function waitingDays(askedAt: string, now = Date.now()): { count: number; isUrgent: boolean } {
  const count = Math.max(0, Math.floor((now - Date.parse(askedAt)) / day));
  return { count, isUrgent: count >= promisedDays - 1 };
}

/** In the address of a thing whose papers were opened from the queue: the way back leads there. */
export const fromPapers = { from: 'papers' } as const satisfies Query;

export const isFromPapers = ({ from }: Query): boolean => from === fromPapers.from;
