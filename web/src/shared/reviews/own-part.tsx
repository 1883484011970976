import { LogIn, Pencil, PenLine, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathOf } from '../navigation/page-path.ts';
import { usePage } from '../navigation/use-page.ts';
import { UserProse } from '../pet/user-prose.tsx';
import { ActionLink, Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { SkeletonStack } from '../content/skeleton-stack.tsx';
import { Skeleton } from '../content/skeleton.tsx';
import { GivenStars } from './review-list.tsx';
import type { OwnReview, Reader, ReviewedKind } from './reviewed-kind.ts';
import styles from './reviews.module.css';
import { WriteReview } from './write-review.tsx';

interface OwnPartProps {
  kind: ReviewedKind;
  /** Of the thing that is reviewed. */
  id: string;
  /** Null for a visitor. */
  reader: Reader | null;
  /** Asks whether the review is to be removed. */
  onRemove: (reviewId: string) => void;
  /** What leads to being allowed to write one. */
  way?: ReactNode;
}

type MemberProps = OwnPartProps & { reader: Reader };

function LoginHint({ kind }: Pick<OwnPartProps, 'kind'>) {
  const { t } = useTranslation('reviews');
  const { key, query } = usePage();
  return (
    <>
      <p>{t(`${kind.name}.login`)}</p>
      <ActionLink to="login" query={{ next: pathOf(key, query).slice(1) }} icon={<LogIn size={20} className="mirrors" aria-hidden />}>
        {t('own.loginButton')}
      </ActionLink>
    </>
  );
}

interface WrittenReviewProps {
  review: NonNullable<OwnReview['review']>;
  onEdit: () => void;
  onRemove: () => void;
}

/** The own review, with the ways to change it and to take it away. */
function WrittenReview({ review: { rating, comment }, onEdit, onRemove }: WrittenReviewProps) {
  const { t } = useTranslation('reviews');
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

interface InvitationProps extends Pick<OwnPartProps, 'kind' | 'way'> {
  mayReview: boolean;
  onWrite: () => void;
}

function Invitation({ kind, mayReview, way, onWrite }: InvitationProps) {
  const { t } = useTranslation('reviews');
  return (
    <>
      <p>{t(mayReview ? `${kind.name}.ask` : `${kind.name}.notEntitled`)}</p>
      {mayReview ? (
        <Button kind="primary" icon={<PenLine size={20} aria-hidden />} onClick={onWrite}>
          {t('own.write')}
        </Button>
      ) : (
        way
      )}
    </>
  );
}

function OfMember({ kind, id, reader, onRemove, way }: MemberProps) {
  const { t } = useTranslation(['reviews', 'shell']);
  const [isWriting, setWriting] = useState(false);
  const { data, error, isFetching, refetch } = kind.own.useQuery({ id });
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
  if (isWriting) return <WriteReview kind={kind} id={id} memberId={reader.id} known={review} onEnd={() => setWriting(false)} />;
  if (review) return <WrittenReview review={review} onEdit={write} onRemove={() => onRemove(review.id)} />;
  return <Invitation kind={kind} mayReview={mayReview} way={way} onWrite={write} />;
}

/** The reader's own review of a thing: written, changed or taken away, or why it cannot be written. */
export function OwnPart({ reader, ...rest }: OwnPartProps) {
  const { t } = useTranslation('reviews');
  return (
    <Panel tone="soft" title={t('own.title')} className={styles.own ?? ''}>
      {reader === null ? <LoginHint kind={rest.kind} /> : <OfMember key={`${rest.id} ${reader.id}`} reader={reader} {...rest} />}
    </Panel>
  );
}
