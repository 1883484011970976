import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './pakistan-time.module.css';

/** Beside times of visits: which clock they are of, whatever the reader's own. */
export function PakistanTime() {
  const { t } = useTranslation('vet');
  return (
    <p className={styles.note}>
      <Clock size={18} aria-hidden />
      {t('slot.pakistanTime')}
    </p>
  );
}
