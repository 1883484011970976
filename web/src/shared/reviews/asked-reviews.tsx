import { useTranslation } from 'react-i18next';
import { NewestReviews } from './newest-reviews.tsx';
import { reviewsOf } from './reviewed-kind.ts';
import type { ReviewedKind } from './reviewed-kind.ts';
import { useReviewPage } from './use-review-page.ts';
import { WriteLink } from './write-link.tsx';

const newest = { page: 1, limit: 3 };

interface AskedReviewsProps {
  kind: ReviewedKind;
  thing: { id: string; reviews: number };
  isMember: boolean;
  /** Nobody reviews what is their own. */
  isOwn: boolean;
}

/** The newest reviews of a thing that comes without them. */
export function AskedReviews({ kind, thing: { id, reviews: total }, isMember, isOwn }: AskedReviewsProps) {
  const { t } = useTranslation('reviews');
  const { items, error } = useReviewPage(kind, { id, ...newest }, { isMember, skip: total === 0 });
  const failed = error !== undefined && <p>{t('failed')}</p>;
  const own = isMember && !isOwn && <WriteLink kind={kind} id={id} />;
  return <NewestReviews page={reviewsOf(kind, id)} total={total} reviews={items} failed={failed} own={own} />;
}
