import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../format/format.ts';
import { PageLink } from '../navigation/page-link.tsx';
import { Section } from '../content/section.tsx';
import { SkeletonStack } from '../content/skeleton-stack.tsx';
import { Skeleton } from '../content/skeleton.tsx';
import { ReviewList } from './review-list.tsx';
import type { ShownReview } from './review-list.tsx';

interface NewestReviewsProps {
  /** The key of the page of all of them. */
  page: string;
  /** How many there are. */
  total: number;
  /** The newest; undefined while they are not known. */
  reviews: readonly ShownReview[] | undefined;
  /** In place of reviews that could not be loaded. */
  failed?: ReactNode;
  /** What leads to one's own: see `WriteLink`. */
  own?: ReactNode;
}

function Newest({ total, reviews, failed }: Pick<NewestReviewsProps, 'total' | 'reviews' | 'failed'>) {
  const { t } = useTranslation('reviews');
  if (total === 0) return <p>{t('rating.none')}</p>;
  if (reviews) return <ReviewList reviews={reviews} />;
  if (failed) return failed;
  return (
    <Skeleton label={t('loading')}>
      <SkeletonStack gap={4} shapes={['short', 'line', 'short', 'line']} />
    </Skeleton>
  );
}

/** The newest reviews of a thing on its page, and the ways to all of them and to one's own. */
export function NewestReviews({ page, total, reviews, failed, own }: NewestReviewsProps) {
  const { t } = useTranslation('reviews');
  return (
    <Section title={t('label')}>
      <Newest total={total} reviews={reviews} failed={failed} />
      {total > (reviews?.length ?? 0) && (
        <p>
          <PageLink to={page}>{t('all', { amount: formatNumber(total) })}</PageLink>
        </p>
      )}
      {own}
    </Section>
  );
}
