import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSince } from '#shared/format/format.ts';
import { PersonLine } from '#shared/pet/person-line.tsx';
import { useMemberName } from '#shared/pet/use-member-name.ts';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { CommentProps, Reply } from '../model/comment.ts';
import styles from './comments.module.css';
import { CommentLikes, LikeComment } from './like-comment.tsx';

/** The name of who wrote it; a member whose name has not arrived yet is one all the same. */
export function useAuthorName() {
  const { t } = useTranslation('blog');
  const nameOf = useMemberName();
  return ({ author }: Pick<Reply, 'author'>): string => nameOf(author?.fullName ?? '') || t('comments.member');
}

interface CommentWordsProps extends CommentProps {
  comment: Reply;
  /** The way to a reply, if there is one. */
  reply?: ReactNode;
}

/** Who wrote it, when, and what, with what its reader may do; of a removed one, that it was removed. */
export function CommentWords({ slug, comment, reader, onRemove, reply }: CommentWordsProps) {
  const { t } = useTranslation('blog');
  const nameOf = useAuthorName();
  const { author, content, removed, likes, publishedAt } = comment;
  if (removed) return <p className={styles.removed}>{t('comments.removed')}</p>;
  const isRemovable = reader !== null && (reader.isAdmin || reader.id === author?.id);
  return (
    <>
      <PersonLine firstName={author?.firstName ?? ''} fullName={nameOf(comment)} profileImage={author?.avatar}>
        <time dateTime={publishedAt}>{formatSince(t, publishedAt)}</time>
      </PersonLine>
      <UserProse>{content}</UserProse>
      <div className={styles.ways}>
        {reader !== null && <LikeComment slug={slug} comment={comment} name={nameOf(comment)} />}
        {reply}
        {isRemovable && (
          <Button
            kind="text"
            size="small"
            onClick={() => onRemove(comment)}
            icon={<Trash2 size={18} aria-hidden />}
            label={t('comments.removeOf', { name: nameOf(comment) })}
          >
            {t('comments.remove')}
          </Button>
        )}
        <CommentLikes likes={likes} />
      </div>
    </>
  );
}
