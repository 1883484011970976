import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WholeVet } from '#shared/api/types.ts';
import { formatNumber } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { ListPage } from '#shared/list/list-page.tsx';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { useMemberName } from '#shared/pet/use-member-name.ts';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { DetailPage, DetailSkeleton } from '#shared/ui/detail-page.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { SkeletonStack } from '#shared/ui/skeleton-stack.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { FailedVet, MissingVet } from '../detail/missing-vet.tsx';
import { useShownVet } from '../detail/use-shown-vet.ts';
import { OwnPart } from './own-part.tsx';
import { useOwnReview } from './own-review.ts';
import type { Reader } from './own-review.ts';
import { Rating } from '#shared/ui/rating.tsx';
import { ReviewList } from './review-list.tsx';
import { useReviewPage } from './use-review-page.ts';
import type { ListedReview } from './use-review-page.ts';

// Only who removes one needs it.
const RemoveDialog = lazy(async () => ({ default: (await import('./remove-dialog.tsx')).RemoveDialog }));

const reviewPages: ListSchema<object, object> = { filters: {}, settings: {} };

interface ReviewsProps {
  id: string;
  /** Null for a visitor. */
  reader: Reader | null;
}

function NoReviews({ id }: { id: string }) {
  const { t } = useTranslation(['vets', 'reviews']);
  return (
    <EmptyState
      title={t('reviews:rating.none')}
      reason={t('reviews.emptyText')}
      action={
        <ActionLink to={`vet-${id}-book`} kind="primary">
          {t('detail.book')}
        </ActionLink>
      }
    />
  );
}

function RemoveButton({ author, onRemove }: { author: string; onRemove: () => void }) {
  const { t } = useTranslation('vets');
  const memberName = useMemberName();
  const label = t('own.removeOf', { name: memberName(author) });
  return (
    <Button kind="text" size="small" onClick={onRemove} icon={<Trash2 size={18} aria-hidden />} label={label}>
      {t('own.remove')}
    </Button>
  );
}

/** Asks before a review is removed. */
function useRemoval(vetId: string) {
  const [asked, setAsked] = useState<string>();
  const [isAsked, setIsAsked] = useState(false);
  return {
    ask: (reviewId: string) => {
      setAsked(reviewId);
      setIsAsked(true);
    },
    dialog: asked !== undefined && (
      <Suspense>
        <RemoveDialog vetId={vetId} reviewId={isAsked ? asked : undefined} onClose={() => setIsAsked(false)} />
      </Suspense>
    ),
  };
}

function Reviews({ vet, reader }: { vet: WholeVet; reader: Reader | null }) {
  const { t } = useTranslation(['vets', 'reviews']);
  const errorText = useErrorText();
  const list = useListQuery(reviewPages);
  const result = useReviewPage(vet.id, list.page, reader !== null);
  const { ask, dialog } = useRemoval(vet.id);
  const remover = ({ id, author }: ListedReview) => <RemoveButton author={author} onRemove={() => ask(id)} />;
  const { total } = result;
  const countWords = (count: number) => t('reviews:rating.reviews', { count, amount: formatNumber(count) });
  return (
    <>
      <ListPage
        heading={
          <PageHeading title={t('reviews.title', { name: vet.name })}>
            <NamedText sentence={(name) => t('reviews.title', { name })} name={vet.name} />
          </PageHeading>
        }
        list={list}
        count={(known) => (known === vet.reviews ? <Rating of={vet} /> : known !== undefined && countWords(known))}
        label={t('detail.reviews')}
        above={vet.ownerId !== reader?.id && <OwnPart vetId={vet.id} reader={reader} onRemove={ask} />}
        result={result}
        skeleton={
          <Skeleton label={t('reviews.loading')}>
            <SkeletonStack gap={4} shapes={['short', 'line', 'line', 'short', 'line', 'line']} />
          </Skeleton>
        }
        empty={total === 0 && <NoReviews id={vet.id} />}
        failed={{ title: t('reviews.failed'), text: errorText(result.error) }}
      >
        {(reviews) => <ReviewList reviews={reviews} {...(reader?.isAdmin && { actionOf: remover })} />}
      </ListPage>
      {dialog}
    </>
  );
}

function ShownReviews({ id, reader }: ReviewsProps) {
  const { t } = useTranslation('vets');
  const { thing: vet, error, isNotFound, isRetrying, retry } = useShownVet(id, reader !== null);
  // It stands above the list, which would move when it comes later.
  const { isLoading: isOwnLoading } = useOwnReview(id, reader);
  if (vet && !isOwnLoading) return <Reviews vet={vet} reader={reader} />;
  if (vet || !error) return <DetailSkeleton label={t('reviews.loading')} />;
  return isNotFound ? <MissingVet /> : <FailedVet error={error} onRetry={retry} isRetrying={isRetrying} />;
}

/** All reviews of a vet, the newest first, and the reader's own part in it. */
export function VetReviewsScreen(props: ReviewsProps) {
  const { t } = useTranslation('vets');
  return (
    <DetailPage back={{ to: `vet-${props.id}`, text: t('book.back') }}>
      <ShownReviews key={props.id} {...props} />
    </DetailPage>
  );
}
