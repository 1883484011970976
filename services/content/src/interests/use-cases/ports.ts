import type { Interest } from '@paltu/interests';
import type { MemberId } from '@paltu/kernel';
import type { LikedThing } from '../domain/liked-thing.ts';

/** How much a thing is liked and looked at, as it is shown. */
export type Figures = Pick<Interest<LikedThing>, 'likes' | 'views'>;

export interface Like {
  /** Slug of the article, or id of the comment. */
  readonly thingId: string;
  readonly articleSlug: string;
  readonly likedAt: Date;
}

/** Likes and views as they are read: nothing is held. */
export interface InterestQueries {
  /** By id of the thing; nothing for one that nobody was interested in. */
  figuresOf(ids: readonly string[]): Promise<ReadonlyMap<string, Figures>>;
  /** What the member likes, the first one first; of one article and its comments where it is named. */
  listLikes(memberId: MemberId, articleSlug?: string): Promise<readonly Like[]>;
}

/** @throws AppError `article.not-found`, `comment.not-found` */
export type FindThing = (id: string) => Promise<LikedThing>;
