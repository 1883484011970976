import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { ReviewedPet } from '#shared/api/types.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { Avatar } from '#shared/ui/avatar.tsx';
import styles from './review-panel.module.css';

/** Who offers the pet, how many listings they have, and how often one was rejected. */
export function OwnerRecord({ pet: { id, owner } }: { pet: ReviewedPet }) {
  const { t } = useTranslation(['moderation', 'shell']);
  const { currentData } = moderationEndpoints.useGetAdminPetsByIdOwnerQuery({ id });
  if (!owner.fullName) return null;
  const { listings, rejections = 0 } = currentData?.owner ?? {};
  const total = listings && listings.approved + listings.pending + listings.rejected;
  return (
    <div className={styles.owner}>
      <Avatar name={owner.firstName} size={44} />
      <div>
        <p className={styles.ownerName}>
          <UserText>{owner.fullName}</UserText>
          {owner.verified && (
            <>
              <BadgeCheck size={20} aria-hidden />
              <span className="visually-hidden">{t('owner.verified')}</span>
            </>
          )}
        </p>
        <p className={styles.ownerRecord}>
          {total !== undefined && `${t('owner.listings', { count: total })} · ${t('owner.rejections', { count: rejections })}`}
        </p>
      </div>
    </div>
  );
}
