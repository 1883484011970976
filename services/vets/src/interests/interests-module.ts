import { vetLiked, vetUnliked, type EveryField, type VetInterestSchema } from '@paltu/contracts';
import { outgoingEvent } from '@paltu/events';
import {
  exportedLikes,
  likesSlice,
  readLiked,
  type InterestMessages,
  type LikedThings,
  type LikesStore,
  type OwnedThing,
} from '@paltu/interests';
import type { Clock, MemberId, Refusal, Viewer } from '@paltu/kernel';
import type { z } from 'zod';

/** Views of vets are not counted, so none are published. */
export const interestMessages: InterestMessages<OwnedThing> = (event, envelope) => {
  if (event.type === 'viewed') return [];
  const { id: vetId, ownerId, version, likes } = event.interest;
  const interest = { vetId, version: BigInt(version), ownerId, likes } satisfies EveryField<typeof VetInterestSchema>;
  const liked = { ...envelope, data: { interest, memberId: event.memberId } };
  return [event.type === 'liked' ? outgoingEvent(vetLiked, liked) : outgoingEvent(vetUnliked, liked)];
};

interface InterestsNeeds<Trx> {
  readonly clock: Clock;
  readonly store: LikesStore<OwnedThing, Trx>;
  /** Vets, as the slice that has them gives them. */
  readonly vets: {
    readonly vetNotFound: Refusal;
    readonly vetParams: LikedThings<OwnedThing>['params'];
    readonly vetView: z.ZodType;
    /** The member who is the vet. @throws AppError `vet.not-found` also when the viewer may not see it */
    readonly getOwner: (id: string, viewer: Viewer | undefined) => Promise<MemberId>;
    /** As everybody sees them, in the order of their ids. */
    readonly present: (ids: readonly string[]) => Promise<readonly object[]>;
  };
}

/** How much vets are liked, and by whom. */
export const interestsModule = <Trx>({ clock, store, vets }: InterestsNeeds<Trx>) => ({
  exported: exportedLikes(store.queries, 'vetId'),
  ...likesSlice<OwnedThing, Trx>({
    store,
    clock,
    messages: interestMessages,
    things: [
      {
        path: '/api/v1/vets/:id',
        noun: 'a vet',
        params: vets.vetParams,
        notFound: vets.vetNotFound,
        get: async (id, viewer) => ({ id, ownerId: await vets.getOwner(id, viewer) }),
        list: {
          path: '/api/v1/vets/user/likes',
          summary: "Vets that the caller likes, the last one liked first: those in sight, and the caller's profile",
          name: 'vets',
          view: vets.vetView,
          read: readLiked(store.queries, vets.present),
        },
      },
    ],
  }),
});
