import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/format/format.ts';
import styles from './balance.module.css';

/** Whole rupees, also none and below 0. */
export function Amount({ rupees }: { rupees: number }) {
  const { t } = useTranslation('shell');
  return (
    <span className={styles.amount}>
      {rupees < 0 && <bdi dir="ltr">−</bdi>}
      {t('price.amount', { amount: formatNumber(Math.abs(rupees)) })}
    </span>
  );
}
