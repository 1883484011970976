import { FileText, Handshake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#shared/work/button.tsx';
import { Pill } from '#shared/content/pill.tsx';
import { places } from '../model/dashboard-place.ts';
import styles from './reserved-note.module.css';

/** The owner has approved an adoption request for the pet. */
export function ReservedPill({ isOnTint }: { isOnTint?: boolean }) {
  const { t } = useTranslation('my-pets');
  return (
    <Pill tone="pending" isOnTint={isOnTint} icon={<Handshake size={16} aria-hidden />}>
      {t('reserved.pill')}
    </Pill>
  );
}

/** What the owner can do while the pet waits for who was chosen: the request decides what comes of it, not the listing. */
export function ReservedNote({ requestId }: { requestId: string }) {
  const { t } = useTranslation('my-pets');
  return (
    <div className={styles.note}>
      <p>{t('reserved.text')}</p>
      <ActionLink to="dashboard" query={places.request(requestId)} kind="outlined" icon={<FileText size={20} aria-hidden />}>
        {t('reserved.way')}
      </ActionLink>
    </div>
  );
}
