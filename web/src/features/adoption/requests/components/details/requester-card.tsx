import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdoptionRequest } from '#shared/api/types.ts';
import { formatDate, formatNumber } from '#shared/format/format.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { Avatar } from '#shared/ui/avatar.tsx';
import { FactList } from '#shared/ui/fact-list.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import styles from './request-details.module.css';

/** What an owner should know of who asks. */
export function RequesterCard({ requester: { fullName, firstName, card } }: Pick<AdoptionRequest, 'requester'>) {
  const { t, i18n } = useTranslation('adoption-requests');
  if (!card) return null;
  const facts = [
    ...(card.memberSince === null
      ? []
      : [{ name: 'memberSince', label: t('requester.memberSince'), value: formatDate(i18n.language, card.memberSince) }]),
    { name: 'petsAdopted', label: t('requester.petsAdopted'), value: formatNumber(card.petsAdopted) },
    { name: 'openRequests', label: t('requester.openRequests'), value: formatNumber(card.openRequests) },
  ];
  return (
    <Panel tone="framed" title={t('requester.title')}>
      <p className={styles.person}>
        <Avatar name={firstName} />
        <strong>
          <UserText>{fullName}</UserText>
        </strong>
        {card.verified && (
          <span className={styles.verified}>
            <BadgeCheck size={20} aria-hidden />
            {t('requester.verified')}
          </span>
        )}
      </p>
      <FactList look="rows" facts={facts} />
    </Panel>
  );
}
