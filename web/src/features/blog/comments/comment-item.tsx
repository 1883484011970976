import { MessageCircleReply } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/button.tsx';
import type { Comment, CommentProps } from '../model/comment.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentWords, useAuthorName } from './comment-words.tsx';
import styles from './comments.module.css';
import { Replies } from './replies.tsx';

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
