import { LogIn } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { listResult } from '#shared/list/list-result.ts';
import { ListResults } from '#shared/list/list-page.tsx';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { pathOf } from '#shared/navigation/page-path.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { ActionLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/content/states.tsx';
import { Skeleton, SkeletonBlock } from '#shared/content/skeleton.tsx';
import type { CommentProps, Reply } from './comment.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import styles from './comments.module.css';

// Only who removes one needs it.
const RemoveDialog = lazy(async () => ({ default: (await import('./remove-dialog.tsx')).RemoveDialog }));

const commentList: ListSchema<object, object> = { filters: {}, settings: {} };

function LoginHint() {
  const { t } = useTranslation('blog');
  const { key, query } = usePage();
  return (
    <div className={styles.hint}>
      <p>{t('comments.login')}</p>
      <ActionLink to="login" query={{ next: pathOf(key, query).slice(1) }} icon={<LogIn size={20} className="mirrors" aria-hidden />}>
        {t('comments.loginButton')}
      </ActionLink>
    </div>
  );
}

function CommentsSkeleton() {
  const { t } = useTranslation('blog');
  return (
    <Skeleton label={t('comments.loading')} className={styles.list}>
      {[1, 2].map((one) => (
        <div key={one} className={styles.comment} aria-hidden>
          <SkeletonBlock shape="short" />
          <SkeletonBlock shape="line" />
        </div>
      ))}
    </Skeleton>
  );
}

/** Comments of members on an article, the newest first, and the way to write one. */
export function Comments({ slug, reader, report }: Omit<CommentProps, 'onRemove'>) {
  const { t } = useTranslation('blog');
  const errorText = useErrorText();
  const { page, status, focusStatus } = useListQuery(commentList);
  const result = listResult(contentEndpoints.useGetContentArticlesBySlugCommentsQuery({ slug, page }), ({ comments }) => comments);
  const [asked, setAsked] = useState<Reply>();
  const [isAsked, setIsAsked] = useState(false);
  const onRemove = (comment: Reply) => {
    setAsked(comment);
    setIsAsked(true);
  };
  return (
    <section id="comments" className={styles.comments} aria-labelledby="comments-title">
      <div>
        <h2 id="comments-title">{t('comments.title')}</h2>
        <p ref={status} tabIndex={-1} className={styles.order}>
          {t('comments.order')}
        </p>
      </div>
      {reader === null ? <LoginHint /> : <CommentForm slug={slug} memberId={reader.id} />}
      <ListResults
        result={result}
        page={page}
        focusStatus={focusStatus}
        scrollToTop={() => status.current?.scrollIntoView()}
        skeleton={<CommentsSkeleton />}
        empty={<EmptyState title={t('comments.none')} reason={t('comments.noneText')} />}
        failed={{ title: t('comments.listFailed'), text: errorText(result.error) }}
      >
        {(comments) => (
          <ul className={styles.list}>
            {comments.map((comment) => (
              <CommentItem key={comment.id} slug={slug} comment={comment} reader={reader} onRemove={onRemove} report={report} />
            ))}
          </ul>
        )}
      </ListResults>
      {asked && (
        <Suspense>
          <RemoveDialog slug={slug} comment={isAsked ? asked : undefined} onClose={() => setIsAsked(false)} />
        </Suspense>
      )}
    </section>
  );
}
