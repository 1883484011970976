import { useTranslation } from 'react-i18next';
import type { WholeVet } from '#shared/api/types.ts';
import { formatNumber } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { ListPage } from '#shared/list/list-page.tsx';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { ActionLink } from '#shared/ui/button.tsx';
import { DetailPage, DetailSkeleton } from '#shared/ui/detail-page.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { SkeletonStack } from '#shared/ui/skeleton-stack.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { Rating } from '../card/rating.tsx';
import { FailedVet, MissingVet } from '../detail/missing-vet.tsx';
import { useShownVet } from '../detail/use-shown-vet.ts';
import { ReviewList } from './review-list.tsx';
import { useReviewPage } from './use-review-page.ts';

const reviewPages: ListSchema<object, object> = { filters: {}, settings: {} };

interface ReviewsProps {
  id: string;
  isMember: boolean;
}

function NoReviews({ id }: { id: string }) {
  const { t } = useTranslation('vets');
  return (
    <EmptyState
      title={t('card.noReviews')}
      reason={t('reviews.emptyText')}
      action={
        <ActionLink to={`vet-${id}-book`} kind="primary">
          {t('detail.book')}
        </ActionLink>
      }
    />
  );
}

function Reviews({ vet, isMember }: { vet: WholeVet; isMember: boolean }) {
  const { t } = useTranslation('vets');
  const errorText = useErrorText();
  const list = useListQuery(reviewPages);
  const result = useReviewPage(vet.id, list.page, isMember);
  const { total } = result;
  const countWords = (count: number) => t('card.reviews', { count, amount: formatNumber(count) });
  return (
    <ListPage
      heading={
        <PageHeading title={t('reviews.title', { name: vet.name })}>
          <NamedText say={(name) => t('reviews.title', { name })} name={vet.name} />
        </PageHeading>
      }
      list={list}
      count={(known) => (known === vet.reviews ? <Rating vet={vet} /> : known !== undefined && countWords(known))}
      label={t('detail.reviews')}
      result={result}
      skeleton={
        <Skeleton label={t('reviews.loading')}>
          <SkeletonStack gap={4} shapes={['short', 'line', 'line', 'short', 'line', 'line']} />
        </Skeleton>
      }
      empty={total === 0 && <NoReviews id={vet.id} />}
      failed={{ title: t('reviews.failed'), text: errorText(result.error) }}
    >
      {(reviews) => <ReviewList reviews={reviews} />}
    </ListPage>
  );
}

function ShownReviews({ id, isMember }: ReviewsProps) {
  const { t } = useTranslation('vets');
  const { thing: vet, error, isNotFound, isRetrying, retry } = useShownVet(id, isMember);
  if (vet) return <Reviews vet={vet} isMember={isMember} />;
  if (!error) return <DetailSkeleton label={t('reviews.loading')} />;
  return isNotFound ? <MissingVet /> : <FailedVet error={error} onRetry={retry} isRetrying={isRetrying} />;
}

/** All that guests said of a vet, what was said last first. */
export function VetReviewsScreen(props: ReviewsProps) {
  const { t } = useTranslation('vets');
  return (
    <DetailPage back={{ to: `vet-${props.id}`, text: t('book.back') }}>
      <ShownReviews key={props.id} {...props} />
    </DetailPage>
  );
}
