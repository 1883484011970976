import { MessageCircleReply, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import { formatNumber, formatSince } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { PersonLine } from '#shared/pet/person-line.tsx';
import { useMemberName } from '#shared/pet/use-member-name.ts';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { useAppDispatch } from '#shared/store/store.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorState } from '#shared/content/states.tsx';
import { Heart } from '#shared/ui/heart.tsx';
import { useKnownLikes } from '../article.ts';
import { CommentForm } from './comment-form.tsx';
import type { Comment, CommentProps, Reply } from './comment.ts';
import styles from './comments.module.css';

const limit = 20;

interface RepliesProps extends CommentProps {
  comment: Comment;
}

/** The name of who wrote it; a member whose name has not arrived yet is one all the same. */
function useAuthorName() {
  const { t } = useTranslation('blog');
  const nameOf = useMemberName();
  return ({ author }: Pick<Reply, 'author'>): string => nameOf(author?.fullName ?? '') || t('comments.member');
}

interface CommentWordsProps extends CommentProps {
  comment: Reply;
  /** The way to a reply, if there is one. */
  reply?: ReactNode;
}

interface LikeCommentProps {
  slug: string;
  comment: Reply;
  /** Of who wrote it. */
  name: string;
}

const { updateQueryData, selectCachedArgsForQuery } = contentEndpoints.util;
const list = 'getContentArticlesBySlugComments';

/** Puts the count of a comment's likes into every list that shows it: the gateway consumes it a moment later. */
function useRecount() {
  const dispatch = useAppDispatch();
  return (id: string, likes: number) =>
    dispatch((_dispatch, getState) => {
      for (const args of selectCachedArgsForQuery(getState(), list)) {
        const recount = updateQueryData(list, args, ({ comments }) => {
          for (const comment of comments.flatMap((one) => [one, ...one.replies])) if (comment.id === id) comment.likes = likes;
        });
        dispatch(recount);
      }
    });
}

/** Whether the member likes a comment, and the way to change that; a refusal changes nothing and is reported. */
function useCommentLike(slug: string, { id }: Reply): { isLiked: boolean; isBusy: boolean; toggle: () => void } {
  const dispatch = useAppDispatch();
  const recount = useRecount();
  const { likes: mine, isAsking, known } = useKnownLikes(slug);
  const [like, { isLoading }] = contentEndpoints.usePostContentCommentsByIdLikeMutation();
  const isLiked = mine?.comments.includes(id) ?? false;
  const change = async () => {
    // What is known only now may be what is wanted already.
    if ((await known())?.comments.includes(id) !== isLiked) return;
    const answer = await like({ id, body: { liked: !isLiked } });
    if (!answer.data) return;
    const { liked, likes } = answer.data;
    const remember = updateQueryData('getContentArticlesBySlugLikes', { slug }, (kept) => {
      kept.comments = [...kept.comments.filter((one) => one !== id), ...(liked ? [id] : [])];
    });
    dispatch(remember);
    recount(id, likes);
  };
  return { isLiked, isBusy: isLoading || isAsking, toggle: () => void change() };
}

/** Likes a comment, or no longer. */
function LikeComment({ slug, comment, name }: LikeCommentProps) {
  const { t } = useTranslation('blog');
  const { isLiked, isBusy, toggle } = useCommentLike(slug, comment);
  return (
    <Button
      kind="text"
      size="small"
      onClick={toggle}
      isBusy={isBusy}
      icon={<Heart isFull={isLiked} />}
      label={t(isLiked ? 'comments.likedOf' : 'comments.likeOf', { name })}
    >
      {t(isLiked ? 'like.undo' : 'like.action')}
    </Button>
  );
}

/** How many members like a comment; nothing while nobody does. */
function CommentLikes({ likes }: Pick<Reply, 'likes'>) {
  const { t } = useTranslation('blog');
  return likes > 0 && <span className={styles.likes}>{t('likes', { count: likes, amount: formatNumber(likes) })}</span>;
}

/** What its reader may do with a comment, and how many like it. */
function CommentWays({ slug, comment, reader, onRemove, report, reply }: CommentWordsProps) {
  const { t } = useTranslation('blog');
  const name = useAuthorName()(comment);
  const isOwn = reader !== null && reader.id === comment.author?.id;
  return (
    <div className={styles.ways}>
      {reader !== null && <LikeComment slug={slug} comment={comment} name={name} />}
      {reply}
      {(isOwn || reader?.isAdmin) && (
        <Button
          kind="text"
          size="small"
          onClick={() => onRemove(comment)}
          icon={<Trash2 size={18} aria-hidden />}
          label={t('comments.removeOf', { name })}
        >
          {t('comments.remove')}
        </Button>
      )}
      {!isOwn && report(comment, name)}
      <CommentLikes likes={comment.likes} />
    </div>
  );
}

/** Who wrote it, when, and what, with what its reader may do; of a removed one, that it was removed. */
function CommentWords(props: CommentWordsProps) {
  const { t } = useTranslation('blog');
  const nameOf = useAuthorName();
  const { author, content, removed, publishedAt } = props.comment;
  if (removed) return <p className={styles.removed}>{t('comments.removed')}</p>;
  return (
    <>
      <PersonLine firstName={author?.firstName ?? ''} fullName={nameOf(props.comment)} profileImage={author?.avatar}>
        <time dateTime={publishedAt}>{formatSince(t, publishedAt)}</time>
      </PersonLine>
      <UserProse>{content}</UserProse>
      <CommentWays {...props} />
    </>
  );
}

function ReplyItems({ replies, ...rest }: CommentProps & { replies: readonly Reply[] }) {
  return replies.map((reply) => (
    <li key={reply.id} className={styles.comment}>
      <CommentWords comment={reply} {...rest} />
    </li>
  ));
}

/** One page of all replies; until it is there, those that came with the comment stay. */
function ReplyPage({ comment, page, ...rest }: RepliesProps & { page: number }) {
  const { t } = useTranslation('blog');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = contentEndpoints.useGetContentArticlesBySlugCommentsQuery({
    ...{ slug: rest.slug, parentId: comment.id },
    ...{ page, limit },
  });
  if (data) return <ReplyItems replies={data.comments} {...rest} />;
  if (!error) return page === 1 && <ReplyItems replies={comment.replies} {...rest} />;
  return (
    <li>
      <ErrorState title={t('comments.repliesFailed')} text={errorText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
    </li>
  );
}

/** The first replies, and the others once they are asked for. */
function Replies(props: RepliesProps) {
  const { t } = useTranslation('blog');
  const [pages, setPages] = useState(0);
  const { comment, ...rest } = props;
  const { replies, repliesCount } = comment;
  const left = repliesCount - (pages === 0 ? replies.length : pages * limit);
  const id = `replies-${comment.id}`;
  useKeptFocus(left, id);
  if (repliesCount === 0) return null;
  return (
    <>
      <ul id={id} tabIndex={-1} className={styles.replies} aria-label={t('comments.replies')}>
        {pages === 0 && <ReplyItems replies={replies} {...rest} />}
        {Array.from({ length: pages }, (_none, index) => (
          <ReplyPage key={index} page={index + 1} {...props} />
        ))}
      </ul>
      {left > 0 && (
        <Button kind="text" size="small" onClick={() => setPages(pages + 1)}>
          {t('comments.moreReplies', { count: left, amount: formatNumber(left) })}
        </Button>
      )}
    </>
  );
}

/** A comment with its replies, and a way to write another. */
export function CommentItem({ comment, ...rest }: CommentProps & { comment: Comment }) {
  const { t } = useTranslation('blog');
  const nameOf = useAuthorName();
  const [isReplying, setReplying] = useState(false);
  const canReply = rest.reader !== null && !comment.removed;
  const reply = (
    <Button
      kind="text"
      size="small"
      onClick={() => setReplying(true)}
      icon={<MessageCircleReply size={18} className="mirrors" aria-hidden />}
      label={t('comments.replyTo', { name: nameOf(comment) })}
    >
      {t('comments.reply')}
    </Button>
  );
  return (
    <li className={styles.comment}>
      <CommentWords comment={comment} reply={canReply && !isReplying && reply} {...rest} />
      {isReplying && rest.reader && (
        <CommentForm
          slug={rest.slug}
          memberId={rest.reader.id}
          parent={{ id: comment.id, authorName: nameOf(comment) }}
          onEnd={() => setReplying(false)}
        />
      )}
      <Replies comment={comment} {...rest} />
    </li>
  );
}
