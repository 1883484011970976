import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shown } from '../api/shown.ts';
import { formatNumber } from '../format/format.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { ListPage } from '../list/list-page.tsx';
import type { ListSchema } from '../list/list-schema.ts';
import { useListQuery } from '../list/use-list-query.ts';
import { NamedText } from '../pet/named-text.tsx';
import { useMemberName } from '../pet/use-member-name.ts';
import { Button } from '../ui/button.tsx';
import { DetailPage, DetailSkeleton } from '../content/detail-page.tsx';
import { EmptyState } from '../content/states.tsx';
import { PageHeading } from '../content/page-heading.tsx';
import { Rating } from '../content/rating.tsx';
import { SkeletonStack } from '../content/skeleton-stack.tsx';
import { Skeleton } from '../content/skeleton.tsx';
import { OwnPart } from './own-part.tsx';
import { ReviewList } from './review-list.tsx';
import { pageOf, useOwnReview } from './reviewed-kind.ts';
import type { Reader, ReviewedKind } from './reviewed-kind.ts';
import { useReviewPage } from './use-review-page.ts';
import type { ListedReview } from './use-review-page.ts';

// Only who removes one needs it.
const RemoveDialog = lazy(async () => ({ default: (await import('./remove-dialog.tsx')).RemoveDialog }));

const reviewPages: ListSchema<object, object> = { filters: {}, settings: {} };
const pageSize = 10;

/** What is reviewed. */
interface Reviewed {
  id: string;
  name: string;
  rating: number;
  reviews: number;
  /** Whose it is: they read reviews without a part of their own. */
  ownerId?: string;
}

interface ReviewsScreenProps {
  kind: ReviewedKind;
  id: string;
  /** Null for a visitor. */
  reader: Reader | null;
  /** The thing by its id. */
  shown: Shown<Reviewed>;
  /** The words of the way back to it. */
  back: string;
  /** In place of a thing that is not there, or could not be loaded. */
  missing: ReactNode;
  failed: ReactNode;
  /** What leads to being allowed to write one. */
  way?: ReactNode;
  /** Reports one to the admins. */
  report: (review: ListedReview) => ReactNode;
}

function RemoveButton({ author, onRemove }: { author: string; onRemove: () => void }) {
  const { t } = useTranslation('reviews');
  const memberName = useMemberName();
  const label = t('own.removeOf', { name: memberName(author) });
  return (
    <Button kind="text" size="small" onClick={onRemove} icon={<Trash2 size={18} aria-hidden />} label={label}>
      {t('own.remove')}
    </Button>
  );
}

/** Asks before a review is removed. */
function useRemoval(kind: ReviewedKind, id: string) {
  const [asked, setAsked] = useState<string>();
  const [isAsked, setIsAsked] = useState(false);
  return {
    ask: (reviewId: string) => {
      setAsked(reviewId);
      setIsAsked(true);
    },
    dialog: asked !== undefined && (
      <Suspense>
        <RemoveDialog kind={kind} id={id} reviewId={isAsked ? asked : undefined} onClose={() => setIsAsked(false)} />
      </Suspense>
    ),
  };
}

type ReviewsProps = Pick<ReviewsScreenProps, 'kind' | 'reader' | 'way' | 'report'> & { thing: Reviewed };

function Reviews({ kind, thing, reader, way, report }: ReviewsProps) {
  const { t } = useTranslation('reviews');
  const errorText = useErrorText();
  const list = useListQuery(reviewPages);
  const result = useReviewPage(kind, { id: thing.id, page: list.page, limit: pageSize }, { isMember: reader !== null });
  const { ask, dialog } = useRemoval(kind, thing.id);
  const actionOf = (review: ListedReview) => (
    <>
      {reader?.isAdmin && <RemoveButton author={review.author} onRemove={() => ask(review.id)} />}
      {reader?.id !== review.authorId && report(review)}
    </>
  );
  const isOwner = reader !== null && thing.ownerId === reader.id;
  const countWords = (count: number) => t('rating.reviews', { count, amount: formatNumber(count) });
  return (
    <>
      <ListPage
        heading={
          <PageHeading title={t('title', { name: thing.name })}>
            <NamedText sentence={(name) => t('title', { name })} name={thing.name} />
          </PageHeading>
        }
        list={list}
        count={(known) => (known === thing.reviews ? <Rating of={thing} /> : known !== undefined && countWords(known))}
        label={t('label')}
        above={!isOwner && <OwnPart kind={kind} id={thing.id} reader={reader} onRemove={ask} way={way} />}
        result={result}
        skeleton={
          <Skeleton label={t('loading')}>
            <SkeletonStack gap={4} shapes={['short', 'line', 'line', 'short', 'line', 'line']} />
          </Skeleton>
        }
        empty={result.total === 0 && <EmptyState title={t('rating.none')} reason={t(`${kind.name}.emptyText`)} action={way} />}
        failed={{ title: t('failed'), text: errorText(result.error) }}
      >
        {(reviews) => <ReviewList reviews={reviews} actionOf={actionOf} />}
      </ListPage>
      {dialog}
    </>
  );
}

function ShownReviews({ kind, id, reader, shown, missing, failed, way, report }: ReviewsScreenProps) {
  const { t } = useTranslation('reviews');
  const { thing, error, isNotFound } = shown;
  // It stands above the list, which would move when it comes later.
  const { isLoading: isOwnLoading } = useOwnReview(kind, id, reader);
  if (thing && !isOwnLoading) return <Reviews kind={kind} thing={thing} reader={reader} way={way} report={report} />;
  if (thing || !error) return <DetailSkeleton label={t('loading')} />;
  return isNotFound ? missing : failed;
}

/** All reviews of a thing, the newest first, and the reader's own part in it. */
export function ReviewsScreen(props: ReviewsScreenProps) {
  return (
    <DetailPage back={{ to: pageOf(props.kind, props.id), text: props.back }}>
      <ShownReviews key={props.id} {...props} />
    </DetailPage>
  );
}
