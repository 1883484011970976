import { interestsOf } from '@paltu/interests';
import type { MemberId, Viewer } from '@paltu/kernel';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { knexLikeQueries } from './data/knex-like-queries.ts';
import type { LikedVet, VetId } from './domain/liked-vet.ts';
import { interestOutbox } from './events/interest-messages.ts';
import { exportView, presentExport } from './http/export-view.ts';
import { likeRoutes, type LikedVets } from './http/like-routes.ts';

export interface InterestsNeeds extends ServiceParts {
  readonly vets: LikedVets & {
    /** The member who is the vet. @throws AppError `vet.not-found` also when the viewer may not see it. */
    readonly findOwner: (id: VetId, viewer: Viewer) => Promise<MemberId>;
  };
}

/** What is heard of a member. */
interface Leaving {
  readonly memberId: MemberId;
  /** The account is no more. */
  readonly isErased: boolean;
}

/** How much vets are liked, and by whom. */
export const interestsModule = ({ database, outboxIn, clock, vets }: InterestsNeeds) => {
  const interests = interestsOf<LikedVet>({ database, outboxIn, clock, outboxOf: interestOutbox, likesColumn: 'vet_id' });
  const queries = knexLikeQueries(database);
  return {
    followIn:
      (trx: Knex.Transaction) =>
      async ({ memberId, isErased }: Leaving): Promise<void> => {
        if (isErased) await interests.forgetIn(trx)(memberId);
      },
    exported: { view: exportView, present: async (memberId: MemberId) => presentExport(await queries.listAll(memberId)) },
    routes: likeRoutes({
      setLike: interests.setLike,
      findVet: async (id, viewer) => ({ id, ownerId: await vets.findOwner(id, viewer) }),
      queries,
      vets,
    }),
  };
};
