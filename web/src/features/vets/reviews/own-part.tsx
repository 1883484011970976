import { LogIn, Pencil, PenLine, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { pathOf } from '#shared/navigation/page-path.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonStack } from '#shared/ui/skeleton-stack.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import type { OwnReview, Reader } from './own-review.ts';
import { GivenStars } from './review-list.tsx';
import styles from './reviews.module.css';
import { WriteReview } from './write-review.tsx';

interface OwnPartProps {
  vetId: string;
  /** Null for a visitor. */
  reader: Reader | null;
  /** Asks whether the review is to be removed. */
  onRemove: (reviewId: string) => void;
}

type MemberProps = OwnPartProps & { reader: Reader };

function LoginHint() {
  const { t } = useTranslation('vets');
  const { key, query } = usePage();
  return (
    <>
      <p>{t('own.login')}</p>
      <ActionLink to="login" query={{ next: pathOf(key, query).slice(1) }} icon={<LogIn size={20} className="mirrors" aria-hidden />}>
        {t('own.loginButton')}
      </ActionLink>
    </>
  );
}

interface WrittenReviewProps {
  review: OwnReview;
  onEdit: () => void;
  onRemove: () => void;
}

/** The own review, with the ways to change it and to take it away. */
function WrittenReview({ review: { rating, comment }, onEdit, onRemove }: WrittenReviewProps) {
  const { t } = useTranslation('vets');
  return (
    <>
      <div className={styles.written}>
        <p>
          <GivenStars rating={rating} />
        </p>
        {comment !== '' && <UserProse>{comment}</UserProse>}
      </div>
      <div className={styles.actions}>
        <Button icon={<Pencil size={20} aria-hidden />} onClick={onEdit}>
          {t('own.edit')}
        </Button>
        <Button kind="danger" icon={<Trash2 size={20} aria-hidden />} onClick={onRemove}>
          {t('own.remove')}
        </Button>
      </div>
    </>
  );
}

function Invitation({ vetId, mayReview, onWrite }: { vetId: string; mayReview: boolean; onWrite: () => void }) {
  const { t } = useTranslation(['vets', 'errors']);
  return (
    <>
      <p>{t(mayReview ? 'own.ask' : 'errors:review.not-entitled')}</p>
      {mayReview ? (
        <Button kind="primary" icon={<PenLine size={20} aria-hidden />} onClick={onWrite}>
          {t('own.write')}
        </Button>
      ) : (
        <ActionLink to={`vet-${vetId}-book`}>{t('detail.book')}</ActionLink>
      )}
    </>
  );
}

function OfMember({ vetId, reader, onRemove }: MemberProps) {
  const { t } = useTranslation(['vets', 'shell']);
  const [isWriting, setWriting] = useState(false);
  const { data, error, isFetching, refetch } = vetsEndpoints.useGetVetsByIdReviewsOwnQuery({ id: vetId });
  if (!data && error) {
    return (
      <>
        <p role="alert">{t('own.failed.read')}</p>
        <Button isBusy={isFetching} icon={<RotateCw size={20} aria-hidden />} onClick={() => void refetch()}>
          {t('shell:retry')}
        </Button>
      </>
    );
  }
  if (!data) {
    return (
      <Skeleton label={t('own.loading')}>
        <SkeletonStack gap={3} shapes={['line', 'short']} />
      </Skeleton>
    );
  }
  const { review, mayReview } = data;
  const write = () => setWriting(true);
  if (isWriting) return <WriteReview vetId={vetId} memberId={reader.id} known={review} onEnd={() => setWriting(false)} />;
  if (review) return <WrittenReview review={review} onEdit={write} onRemove={() => onRemove(review.id)} />;
  return <Invitation vetId={vetId} mayReview={mayReview} onWrite={write} />;
}

/** The reader's own review of a vet: written, changed or taken away, or why it cannot be written. */
export function OwnPart({ reader, ...rest }: OwnPartProps) {
  const { t } = useTranslation('vets');
  return (
    <Panel tone="soft" title={t('own.title')} className={styles.own ?? ''}>
      {reader === null ? <LoginHint /> : <OfMember key={`${rest.vetId} ${reader.id}`} reader={reader} {...rest} />}
    </Panel>
  );
}
