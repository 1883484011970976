import { reactor } from '@paltu/events';
import { interestsOf } from '@paltu/interests';
import type { MemberId } from '@paltu/kernel';
import { dailyViewers, type RateLimiters } from '@paltu/limits';
import { dailySalts } from '@paltu/persistence';
import { onMemberErased } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import { knexInterestQueries } from './data/knex-interest-queries.ts';
import type { LikedThing } from './domain/liked-thing.ts';
import { interestOutbox } from './events/interest-messages.ts';
import { exportView, presentExport } from './http/export-view.ts';
import { interestRoutes, type InterestRouteNeeds } from './http/interest-routes.ts';
import type { InterestQueries } from './use-cases/ports.ts';

export interface InterestsNeeds extends ServiceParts {
  readonly limiters: Pick<RateLimiters, 'marks'>;
  readonly things: Pick<InterestRouteNeeds, 'findArticle' | 'findComment' | 'articleParams' | 'articleNotFound' | 'commentNotFound'>;
}

/** How much articles and comments are liked and looked at, for the slices that show them. */
export const interestFigures = ({ database }: Pick<ServiceParts, 'database'>): InterestQueries['figuresOf'] =>
  knexInterestQueries(database).figuresOf;

/** Likes of articles and comments, and views of articles. */
export const interestsModule = ({ database, outboxIn, clock, limiters, things }: InterestsNeeds) => {
  const interests = interestsOf<LikedThing>({
    database,
    outboxIn,
    clock,
    outboxOf: interestOutbox,
    likesColumn: 'thing_id',
    alsoInLikes: ({ articleSlug }) => ({ article_slug: articleSlug }),
  });
  const queries = knexInterestQueries(database);

  return {
    routes: interestRoutes({
      ...things,
      queries,
      setLike: interests.setLike,
      countView: interests.countView(dailyViewers(limiters.marks('article-views'), dailySalts(database))),
    }),
    consumers: [
      reactor({
        consumer: 'content.likes',
        on: [onMemberErased(interests.forgetIn)],
        // Idempotent: an event that is delivered again finds no likes to delete.
        startAt: 'beginning',
        maxAgeMs: null,
      }),
    ],
    exported: { view: exportView, present: async (memberId: MemberId) => presentExport(await queries.listLikes(memberId)) },
  };
};
