import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { reviewOutcomes } from '#shared/reviews/review-outcomes.ts';
import type { Reader } from '#shared/reviews/reviewed-kind.ts';
import { ReviewsScreen } from '#shared/reviews/reviews-screen.tsx';
import type { ListedReview } from '#shared/reviews/use-review-page.ts';
import { accessoryReviews, FailedAccessory, MissingAccessory, useShownAccessory } from './shown-accessory.tsx';

reviewOutcomes({
  post: commerceEndpoints.endpoints.postAccessoriesByIdReviews,
  remove: commerceEndpoints.endpoints.deleteAccessoriesByIdReviewsByReviewId,
});

interface AccessoryReviewsProps {
  id: string;
  /** Null for a visitor. */
  reader: Reader | null;
  /** Reports one to the admins: another feature's. */
  report: (review: ListedReview) => ReactNode;
}

/** All reviews of a product, the newest first, and the reader's own part in it. */
export function AccessoryReviewsScreen({ id, reader, report }: AccessoryReviewsProps) {
  const { t } = useTranslation('accessories');
  const shown = useShownAccessory(id, reader !== null);
  const { thing } = shown;
  // How many are ordered is shown to who sells it, and to admins.
  const isOwn = reader !== null && !reader.isAdmin && thing?.reserved !== undefined;
  return (
    <ReviewsScreen
      kind={accessoryReviews}
      id={id}
      reader={reader}
      report={report}
      shown={isOwn && thing ? { ...shown, thing: { ...thing, ownerId: reader.id } } : shown}
      back={t('detail.backToIt')}
      missing={<MissingAccessory />}
      failed={<FailedAccessory error={shown.error} onRetry={shown.retry} isRetrying={shown.isRetrying} />}
    />
  );
}
