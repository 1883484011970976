import type { MemberId } from '@paltu/kernel';

/** What can be liked: an article, or a comment below one. */
export interface Thing {
  /** Slug of the article, or id of the comment. */
  readonly id: string;
  /** The article, or the one that the comment stands below. */
  readonly articleSlug: string;
  /** Who wrote the comment; null for an article. */
  readonly authorId: MemberId | null;
}

/** How much a thing is liked and looked at. */
export interface Interest extends Thing {
  /** Order of its events, 0 before the first; not the version of the comment. */
  readonly version: number;
  /** Members who like it. */
  readonly likes: number;
  /** Viewers of an article, each counted once a day. */
  readonly views: number;
}

/** In a thing that nobody has liked or looked at. */
export const noInterest = ({ id, articleSlug, authorId }: Thing): Interest => ({
  id,
  articleSlug,
  authorId,
  version: 0,
  likes: 0,
  views: 0,
});
