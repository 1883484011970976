import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { MarkedThing } from '#shared/api/types.ts';

export type MarkedKind = MarkedThing['kind'];

const { endpoints } = moderationEndpoints;

/** What the screens know of each kind of thing that admins mark: another kind is an entry here, and its words (`marks:kind`). */
export const markedKinds = {
  vet: {
    /** The page of all of them, that of one for admins, and the one that everybody sees. */
    listPage: 'admin-vets',
    pageOf: (id: string) => `admin-vet-${id}`,
    publicPageOf: (id: string) => `vet-${id}`,
    /** Where the API answers a paper, below `/api/v1`. */
    paperPath: (id: string, paperId: string) => `/vets/${id}/papers/${paperId}`,
    /** The words for what stands beside the name, where it is one of our choices. */
    aboutKey: (word: string) => `vet:specialty.${word}`,
    marks: ['featured', 'verified', 'hidden'],
    tag: 'Vet',
    list: endpoints.getAdminVets,
    one: endpoints.getAdminVetsById,
    history: endpoints.getAdminVetsByIdMarks,
    change: {
      featured: endpoints.patchAdminVetsByIdFeatured,
      hidden: endpoints.patchAdminVetsByIdHidden,
      verified: endpoints.patchAdminVetsByIdVerified,
    },
  },
} as const satisfies Record<MarkedKind, object>;
