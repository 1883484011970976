import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { ReviewPill } from './review-pill.tsx';
import styles from './review-reason.module.css';
import { UserWords } from './user-words.tsx';

/** How the review stands, and why a listing was sent back. */
export function ReviewReason({ pet }: { pet: Pet }) {
  const { t } = useTranslation('my-pets');
  const { approvalStatus, rejectionReason } = pet;
  return (
    <section className={`${styles.review} ${styles[approvalStatus]}`} aria-label={t('review.label')}>
      <ReviewPill state={approvalStatus} />
      <p>{t(`review.${approvalStatus}`)}</p>
      {approvalStatus === 'rejected' && rejectionReason && (
        <p>
          <strong>{t('review.reason')}</strong> <UserWords>{rejectionReason}</UserWords>
        </p>
      )}
    </section>
  );
}
