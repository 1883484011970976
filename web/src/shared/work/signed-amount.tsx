import { useTranslation } from 'react-i18next';
import { formatNumber } from '../format/format.ts';
import styles from './signed-amount.module.css';

/** Whole rupees, also none and below 0. */
export function SignedAmount({ rupees }: { rupees: number }) {
  const { t } = useTranslation('shell');
  return (
    <span className={styles.amount}>
      {rupees < 0 && <bdi dir="ltr">−</bdi>}
      {t('price.amount', { amount: formatNumber(Math.abs(rupees)) })}
    </span>
  );
}
