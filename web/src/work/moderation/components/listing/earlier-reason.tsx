import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReviewedPet } from '#shared/api/types.ts';
import styles from './review-panel.module.css';

/** Why the listing was sent back before, or why it is rejected now; nothing when it never was. */
export function EarlierReason({ pet }: { pet: ReviewedPet }) {
  const { t } = useTranslation('moderation');
  const isRejected = pet.approvalStatus === 'rejected';
  const reason = isRejected ? pet.rejectionReason : pet.review.previousReason;
  if (!reason) return null;
  return (
    <div className={styles.box}>
      <Undo2 size={20} className="mirrors" aria-hidden />
      <div>
        <h3 className={styles.earlierTitle}>{t(isRejected ? 'panel.rejectedFor' : 'panel.sentBack')}</h3>
        <p>
          <bdi dir="auto">{reason}</bdi>
        </p>
      </div>
    </div>
  );
}
