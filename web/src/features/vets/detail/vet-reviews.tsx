import { useTranslation } from 'react-i18next';
import type { WholeVet } from '#shared/api/types.ts';
import { formatNumber } from '#shared/format/format.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { Section } from '#shared/ui/section.tsx';
import { ReviewList } from '../reviews/review-list.tsx';

/** The newest reviews, and the ways to all reviews and to one's own. */
export function VetReviews({ vet: { id, reviews, reviewDetails }, isOwner }: { vet: WholeVet; isOwner: boolean }) {
  const { t } = useTranslation(['vets', 'reviews']);
  return (
    <Section title={t('detail.reviews')}>
      {reviewDetails.length === 0 ? <p>{t('reviews:rating.none')}</p> : <ReviewList reviews={reviewDetails} />}
      {reviews > reviewDetails.length && (
        <p>
          <PageLink to={`vet-${id}-reviews`}>{t('reviews.all', { amount: formatNumber(reviews) })}</PageLink>
        </p>
      )}
      {!isOwner && (
        <p>
          <PageLink to={`vet-${id}-reviews`}>{t('own.write')}</PageLink>
        </p>
      )}
    </Section>
  );
}
