import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { reviewOutcomes } from '#shared/reviews/review-outcomes.ts';
import type { Reader } from '#shared/reviews/reviewed-kind.ts';
import { ReviewsScreen } from '#shared/reviews/reviews-screen.tsx';
import type { ListedReview } from '#shared/reviews/use-review-page.ts';
import { ActionLink } from '#shared/ui/button.tsx';
import { FailedStore, MissingStore, storeReviews, useShownStore } from './shown-store.tsx';

reviewOutcomes({
  post: commerceEndpoints.endpoints.postStoresByIdReviews,
  remove: commerceEndpoints.endpoints.deleteStoresByIdReviewsByReviewId,
});

interface StoreReviewsProps {
  id: string;
  /** Null for a visitor. */
  reader: Reader | null;
  /** Reports one to the admins: another feature's. */
  report: (review: ListedReview) => ReactNode;
}

/** All reviews of a store, the newest first, and the reader's own part in it. */
export function StoreReviewsScreen({ id, reader, report }: StoreReviewsProps) {
  const { t } = useTranslation('stores');
  const shown = useShownStore(id, reader !== null);
  return (
    <ReviewsScreen
      kind={storeReviews}
      id={id}
      reader={reader}
      report={report}
      shown={shown}
      back={t('detail.back')}
      missing={<MissingStore />}
      failed={<FailedStore error={shown.error} onRetry={shown.retry} isRetrying={shown.isRetrying} />}
      way={<ActionLink to={`vendor-${id}`}>{t('detail.shelf')}</ActionLink>}
    />
  );
}
