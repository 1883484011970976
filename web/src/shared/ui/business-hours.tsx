import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './business-hours.module.css';

/** When the team answers; a line breaks between days only, never within the hours of one. */
export function BusinessHours() {
  const { t } = useTranslation('shell');
  const parts = t('footer.businessHours')
    .replace(/([,،]) /gu, '$1\n')
    .split('\n');
  return parts.map((part) => (
    <Fragment key={part}>
      <span className={styles.part}>{part}</span>{' '}
    </Fragment>
  ));
}
