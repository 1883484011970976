import { reactor } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import { dailyViewers, type RateLimiters } from '@paltu/limits';
import { dailySalts, joinTransaction, transactionRunner } from '@paltu/persistence';
import { onMemberErased } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { knexInterestRepository } from './data/knex-interest-repository.ts';
import { knexInterestQueries, knexLikes } from './data/knex-likes.ts';
import { interestOutbox } from './events/interest-messages.ts';
import { exportView, presentExport } from './http/export-view.ts';
import { interestRoutes, type InterestRouteNeeds } from './http/interest-routes.ts';
import { countView } from './use-cases/count-view.ts';
import { forgetLikes } from './use-cases/forget-likes.ts';
import type { InterestQueries, InterestScope } from './use-cases/ports.ts';
import { setLike } from './use-cases/set-like.ts';

export interface InterestsNeeds extends ServiceParts {
  readonly limiters: Pick<RateLimiters, 'marks'>;
  readonly things: Pick<InterestRouteNeeds, 'findArticle' | 'findComment' | 'articleParams' | 'articleNotFound' | 'commentNotFound'>;
}

/** How much articles and comments are liked and looked at, for the slices that show them. */
export const interestFigures = ({ database }: Pick<ServiceParts, 'database'>): InterestQueries['figuresOf'] =>
  knexInterestQueries(database).figuresOf;

/** Likes of articles and comments, and views of articles. */
export const interestsModule = ({ database, outboxIn, clock, limiters, things }: InterestsNeeds) => {
  const scopeOf = (trx: Knex.Transaction): InterestScope => ({
    interests: knexInterestRepository(trx),
    likes: knexLikes(trx),
    outbox: interestOutbox(outboxIn(trx)),
  });
  const inTransaction = transactionRunner(database, scopeOf);
  const viewers = dailyViewers(limiters.marks('article-views'), dailySalts(database));
  const queries = knexInterestQueries(database);

  return {
    routes: interestRoutes({
      ...things,
      queries,
      setLike: setLike({ inTransaction, clock }),
      countView: countView({ inTransaction, findArticle: things.findArticle, viewers, clock }),
    }),
    consumers: [
      reactor({
        consumer: 'content.likes',
        on: [onMemberErased((trx) => forgetLikes({ inTransaction: joinTransaction(trx, scopeOf), clock }))],
        // Whoever has no likes left has none to lose: what it hears again changes nothing.
        startAt: 'beginning',
        maxAgeMs: null,
      }),
    ],
    exported: { view: exportView, present: async (memberId: MemberId) => presentExport(await queries.listLikes(memberId)) },
  };
};
