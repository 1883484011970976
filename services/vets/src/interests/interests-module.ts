import type { MemberId } from '@paltu/kernel';
import { transactionRunner } from '@paltu/persistence';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { knexInterestRepository } from './data/knex-interest-repository.ts';
import { knexLikeQueries, knexLikes } from './data/knex-likes.ts';
import { interestOutbox } from './events/interest-messages.ts';
import { exportView, presentExport } from './http/export-view.ts';
import { likeRoutes, type LikedVets } from './http/like-routes.ts';
import { forgetLikes } from './use-cases/forget-likes.ts';
import type { FindOwner, InterestScope } from './use-cases/ports.ts';
import { setLike } from './use-cases/set-like.ts';

export interface InterestsNeeds extends ServiceParts {
  readonly vets: LikedVets & { readonly findOwner: FindOwner };
}

/** What is heard of a member. */
interface Leaving {
  readonly memberId: MemberId;
  /** The account is no more. */
  readonly isErased: boolean;
}

/** How much vets are liked, and by whom. */
export const interestsModule = ({ database, outboxIn, clock, vets }: InterestsNeeds) => {
  const scopeOf = (trx: Knex.Transaction): InterestScope => ({
    interests: knexInterestRepository(trx),
    likes: knexLikes(trx),
    outbox: interestOutbox(outboxIn(trx)),
  });
  const queries = knexLikeQueries(database);
  return {
    followIn:
      (trx: Knex.Transaction) =>
      async ({ memberId, isErased }: Leaving): Promise<void> => {
        if (isErased) await forgetLikes(scopeOf(trx), memberId, clock);
      },
    exported: { view: exportView, present: async (memberId: MemberId) => presentExport(await queries.listAll(memberId)) },
    routes: likeRoutes({
      setLike: setLike({ inTransaction: transactionRunner(database, scopeOf), findOwner: vets.findOwner, clock }),
      queries,
      vets,
    }),
  };
};
