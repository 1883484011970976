import type { MemberId } from '@paltu/kernel';

export interface Like {
  /** Slug of the article, or id of the comment. */
  readonly thingId: string;
  readonly articleSlug: string;
  readonly likedAt: Date;
}

/** Likes as they are read, without locks. */
export interface LikeQueries {
  /** What the member likes, the first one first; of one article and its comments where it is named. */
  list(memberId: MemberId, articleSlug?: string): Promise<readonly Like[]>;
}
