import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/format/format.ts';
import { Button } from '#shared/ui/button.tsx';
import { Heart } from '#shared/ui/heart.tsx';
import type { Reply } from '../model/comment.ts';
import styles from './comments.module.css';
import { useCommentLike } from './use-comment-like.ts';

interface LikeCommentProps {
  slug: string;
  comment: Reply;
  /** Of who wrote it. */
  name: string;
}

/** Likes a comment, or no longer. */
export function LikeComment({ slug, comment, name }: LikeCommentProps) {
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
export function CommentLikes({ likes }: Pick<Reply, 'likes'>) {
  const { t } = useTranslation('blog');
  return likes > 0 && <span className={styles.likes}>{t('likes', { count: likes, amount: formatNumber(likes) })}</span>;
}
