import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { formatNumber } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import type { Comment, CommentProps, Reply } from '../model/comment.ts';
import { CommentWords } from './comment-words.tsx';
import styles from './comments.module.css';

const limit = 20;

interface RepliesProps extends CommentProps {
  comment: Comment;
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
export function Replies(props: RepliesProps) {
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
