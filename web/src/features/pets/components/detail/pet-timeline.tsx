import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { DetailSection } from './detail-section.tsx';
import styles from './pet-timeline.module.css';

/** The listing's own history: only what is known. */
export function PetTimeline({ pet }: { pet: Pet }) {
  const { t, i18n } = useTranslation('pets');
  const entries = [
    { name: 'listed', isDone: true, on: formatDate(i18n.language, pet.createdAt) },
    { name: 'approved', isDone: pet.approvalStatus === 'approved', on: '' },
    { name: 'handedOver', isDone: pet.status === 'Adopted', on: '' },
  ];
  return (
    <DetailSection title={t('detail.timeline.title')}>
      <ol className={styles.line}>
        {entries.map(({ name, isDone, on }) => (
          <li key={name} className={isDone ? `${styles.entry} ${styles.done}` : styles.entry}>
            <p className={styles.name}>{t(`detail.timeline.${name}`)}</p>
            <p className={styles.on}>{on || t(isDone ? 'detail.timeline.done' : 'detail.timeline.ahead')}</p>
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}
