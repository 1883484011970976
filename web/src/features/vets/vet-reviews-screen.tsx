import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { reviewOutcomes } from '#shared/reviews/review-outcomes.ts';
import type { Reader } from '#shared/reviews/reviewed-kind.ts';
import { ReviewsScreen } from '#shared/reviews/reviews-screen.tsx';
import type { ListedReview } from '#shared/reviews/use-review-page.ts';
import { ActionLink } from '#shared/ui/button.tsx';
import { FailedVet, MissingVet, useShownVet, vetReviews } from './shown-vet.tsx';

reviewOutcomes({
  post: vetsEndpoints.endpoints.postVetsByIdReviews,
  remove: vetsEndpoints.endpoints.deleteVetsByIdReviewsByReviewId,
});

interface VetReviewsProps {
  id: string;
  /** Null for a visitor. */
  reader: Reader | null;
  /** Reports one to the admins: another feature's. */
  report: (review: ListedReview) => ReactNode;
}

/** All reviews of a vet, the newest first, and the reader's own part in it. */
export function VetReviewsScreen({ id, reader, report }: VetReviewsProps) {
  const { t } = useTranslation('vets');
  const shown = useShownVet(id, reader !== null);
  return (
    <ReviewsScreen
      kind={vetReviews}
      id={id}
      reader={reader}
      report={report}
      shown={shown}
      back={t('book.back')}
      missing={<MissingVet />}
      failed={<FailedVet error={shown.error} onRetry={shown.retry} isRetrying={shown.isRetrying} />}
      way={<ActionLink to={`vet-${id}-book`}>{t('detail.book')}</ActionLink>}
    />
  );
}
