import type { Keep, MemberId } from '@paltu/kernel';
import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { Comment, CommentEvent, CommentId } from '../domain/comment.ts';

/** Comments as they are changed; what is read stays locked until the transaction ends. */
export interface CommentRepository {
  /** @throws AppError `comment.not-found` */
  get(id: CommentId): Promise<Comment>;
  /** What the member wrote and nobody removed, always in the same order. */
  listShownOf(authorId: MemberId): Promise<readonly Comment[]>;
  add(comment: Comment): Promise<void>;
  /** One that was shown and is removed now. */
  saveRemoved(comment: Comment): Promise<void>;
}

/** Where the events go, in the same transaction. */
export interface CommentOutbox {
  append(events: readonly CommentEvent[]): Promise<void>;
}

/** All that a use case may write with. */
export interface CommentScope {
  readonly comments: CommentRepository;
  readonly outbox: CommentOutbox;
  /** Keeps that a comment was removed. */
  readonly keep: Keep<Comment, CommentEvent>;
}

export type InCommentTransaction = InTransaction<CommentScope>;

/** A comment as it is read. */
export interface ReadComment extends Comment {
  /** Replies that are shown. */
  readonly replies: number;
}

export interface CommentPage {
  readonly comments: readonly ReadComment[];
  /** All of them; counted no further than one over the cap of totals. */
  readonly counted: number;
}

/** Comments as screens read them, without locks. */
export interface CommentQueries {
  /** Those of an article that reply to none, the newest first; a removed one stays while it has replies. */
  listOf(articleSlug: string, page: PageWanted): Promise<CommentPage>;
  /** Replies to one, the oldest first. */
  listReplies(parentId: CommentId, page: PageWanted): Promise<CommentPage>;
  /** Of each at most `limit` replies, the oldest first. */
  firstReplies(parentIds: readonly CommentId[], limit: number): Promise<readonly ReadComment[]>;
  find(id: CommentId): Promise<ReadComment | undefined>;
  /** All that the member wrote, the first one first. */
  listBy(authorId: MemberId): Promise<readonly Comment[]>;
  /** How many are shown, by slug; nothing for an article without any. */
  countOf(articleSlugs: readonly string[]): Promise<ReadonlyMap<string, number>>;
}
