import type { MemberId } from '@paltu/kernel';
import type { FindAway } from '@paltu/projections';
import type { Review } from '../domain/review.ts';
import type { ReviewQueries } from './ports.ts';

export interface NewestPraiseNeeds<Thing> {
  readonly queries: Pick<ReviewQueries, 'listPraise'>;
  /** Of authors: who has left is not quoted. */
  readonly findAway: FindAway;
  /** Those of the things that everybody may see, by their ids. */
  readonly findShown: (ids: readonly string[]) => Promise<ReadonlyMap<string, Thing>>;
}

/** A review with the thing that it is about. */
export interface Praise<Thing> {
  readonly review: Review;
  readonly thing: Thing;
}

/** Read at once, and how often at most: however many of the newest are out of sight, an answer takes few reads. */
const batch = 24;
const mostBatches = 5;

/** The newest reviews with five stars and words whose things everybody may see and whose authors are there, the newest first. */
export const newestPraise =
  <Thing>({ queries, findAway, findShown }: NewestPraiseNeeds<Thing>) =>
  async (limit: number): Promise<readonly Praise<Thing>[]> => {
    const found: Praise<Thing>[] = [];
    let last: Review | undefined;
    for (let nth = 0; nth < mostBatches && found.length < limit; nth += 1) {
      const reviews = await queries.listPraise(batch, last);
      const [away, shown] = await Promise.all([
        findAway([...new Set<MemberId>(reviews.map(({ authorId }) => authorId))]),
        findShown([...new Set(reviews.map(({ thingId }) => thingId))]),
      ]);
      for (const review of reviews) {
        const thing = shown.get(review.thingId);
        if (thing !== undefined && !away.has(review.authorId)) found.push({ review, thing });
      }
      if (reviews.length < batch) break;
      last = reviews.at(-1);
    }
    return found.slice(0, limit);
  };
