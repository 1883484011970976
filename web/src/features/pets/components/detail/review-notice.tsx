import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { ActionLink } from '#shared/ui/button.tsx';
import { Pill } from '#shared/ui/pill.tsx';
import type { Viewer } from '../../model/viewer.ts';
import { UserText } from '../user-text.tsx';
import styles from './review-notice.module.css';

function noticeKey(pet: Pet, isOwner: boolean): string {
  if (pet.approvalStatus === 'approved') return 'review.ownPublished';
  return `review.${pet.approvalStatus}${isOwner ? 'Own' : 'Admin'}`;
}

/** Tells an owner (and an admin) how the review of this listing stands. Visitors see nothing of it. */
export function ReviewNotice({ pet, viewer }: { pet: Pet; viewer: Viewer }) {
  const { t } = useTranslation('pets');
  const isOwner = viewer !== null && viewer.id === pet.owner.id;
  const { approvalStatus, rejectionReason } = pet;
  if (!isOwner && approvalStatus === 'approved') return null;
  return (
    <section className={`${styles.notice} ${styles[approvalStatus]}`} aria-label={t('review.label')}>
      <div className={styles.words}>
        <Pill tone={approvalStatus}>{t(`approvalStatus.${approvalStatus}`)}</Pill>
        <p>{t(noticeKey(pet, isOwner))}</p>
        {approvalStatus === 'rejected' && rejectionReason && (
          <p>
            <strong>{t('review.reason')}</strong> <UserText>{rejectionReason}</UserText>
          </p>
        )}
      </div>
      {isOwner && (
        <ActionLink to="dashboard" query={{ tab: 'pets', mode: 'edit', id: pet.id }} icon={<Pencil size={20} aria-hidden />}>
          {t('review.edit')}
        </ActionLink>
      )}
    </section>
  );
}
