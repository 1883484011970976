import type { MemberId } from '@paltu/kernel';

/** What can be liked: an article, or a comment below one. */
export interface LikedThing {
  /** Slug of the article, or id of the comment. */
  readonly id: string;
  /** The article, or the one that the comment stands below. */
  readonly articleSlug: string;
  /** Who wrote the comment; null for an article. */
  readonly authorId: MemberId | null;
}
