import type { MemberId } from '@paltu/kernel';
import { memberView, portrayedMemberView, presentPortrayedMember, type MemberDirectory, type MembersById } from '@paltu/projections';
import { z } from 'zod';
import type { CommentQueries, ReadComment } from '../use-cases/ports.ts';

const authorView = z.strictObject({ ...memberView.shape, avatar: portrayedMemberView.shape.profileImage }).meta({ id: 'CommentAuthor' });

const fields = {
  _id: z.uuid(),
  id: z.uuid(),
  parentId: z.uuid().nullable(),
  author: authorView.nullable(),
  content: z.string(),
  removed: z.boolean(),
  likes: z.int(),
  publishedAt: z.iso.datetime(),
};

const replyView = z.strictObject(fields).meta({ id: 'CommentReply' });

/** A comment with its first replies; of a removed one only its replies are shown. `repliesCount` counts them all. */
export const commentView = z.strictObject({ ...fields, replies: z.array(replyView), repliesCount: z.int() }).meta({ id: 'Comment' });

export type CommentAnswer = z.input<typeof commentView>;
export type CommentPresenter = (comments: readonly ReadComment[]) => Promise<CommentAnswer[]>;

const repliesShown = 3;

export interface CommentPresenterNeeds {
  readonly queries: Pick<CommentQueries, 'firstReplies'>;
  readonly members: MemberDirectory;
  readonly figuresOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, { readonly likes: number }>>;
}

const presentAuthor = (id: MemberId, members: MembersById): z.input<typeof authorView> => {
  const { profileImage: avatar, ...member } = presentPortrayedMember(id, members);
  return { ...member, avatar };
};

/** Comments as answers show them, with one read for all their replies, one for all their authors and one for all their likes. */
export const commentPresenter =
  ({ queries, members, figuresOf }: CommentPresenterNeeds): CommentPresenter =>
  async (comments) => {
    const withReplies = comments.filter(({ replies }) => replies > 0).map(({ id }) => id);
    const replies = withReplies.length === 0 ? [] : await queries.firstReplies(withReplies, repliesShown);
    const all = [...comments, ...replies];
    const [known, figures] = await Promise.all([
      members.find([...new Set(all.map(({ authorId }) => authorId))]),
      figuresOf(all.filter(({ removedAt }) => removedAt === null).map(({ id }) => id)),
    ]);
    const present = ({ id, parentId, authorId, content, createdAt, removedAt }: ReadComment): z.input<typeof replyView> => ({
      _id: id,
      id,
      parentId,
      author: removedAt === null ? presentAuthor(authorId, known) : null,
      content,
      removed: removedAt !== null,
      likes: figures.get(id)?.likes ?? 0,
      publishedAt: createdAt.toISOString(),
    });
    return comments.map((comment) => ({
      ...present(comment),
      replies: replies.filter(({ parentId }) => parentId === comment.id).map(present),
      repliesCount: comment.replies,
    }));
  };
