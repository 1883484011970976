import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '../api/types.ts';
import { ActionLink, Panel } from '../content/kit.tsx';
import { ReviewPill } from './review-pill.tsx';
import styles from './review-notice.module.css';
import { RuleWords } from './rule-words.tsx';
import { UserText } from './user-text.tsx';

const tones = { pending: 'genda', approved: 'leaf', rejected: 'error' } as const;

interface ReviewNoticeProps {
  pet: Pet;
  /** Who reads it; an admin reads nothing of a listing that everybody sees. */
  reader: 'owner' | 'admin';
  /** With a way to its edit page. */
  hasEdit?: boolean;
  className?: string;
}

/** How the review of a listing stands, and why it was sent back. */
export function ReviewNotice({ pet, reader, hasEdit = false, className = '' }: ReviewNoticeProps) {
  const { t } = useTranslation('listing');
  const { approvalStatus, rejectionReason } = pet;
  const text =
    reader === 'owner'
      ? (`review.${approvalStatus}Own` as const)
      : approvalStatus !== 'approved' && (`review.${approvalStatus}Admin` as const);
  if (text === false) return null;
  return (
    <Panel tone={tones[approvalStatus]} label={t('review.label')} className={`${styles.notice} ${className}`}>
      <div className={styles.words}>
        <ReviewPill state={approvalStatus} isOnTint />
        <p>{t(text)}</p>
        {approvalStatus === 'rejected' && rejectionReason && (
          <p>
            <strong>{t('review.reason')}</strong> <UserText>{rejectionReason}</UserText>
          </p>
        )}
        <RuleWords rules={pet.notices} />
      </div>
      {hasEdit && (
        <ActionLink to="dashboard" query={{ tab: 'pets', mode: 'edit', id: pet.id }} icon={<Pencil size={20} aria-hidden />}>
          {t('review.edit')}
        </ActionLink>
      )}
    </Panel>
  );
}
