import { useTranslation } from 'react-i18next';
import { formatPrice } from '../format/format.ts';
import styles from './amounts.module.css';

/** In whole rupees. */
interface AmountsProps {
  of: { subtotal: number; shipping: number; discount: number; total: number };
}

/** What a cart, an order or a parcel comes to, row by row. */
export function Amounts({ of: { subtotal, shipping, discount, total } }: AmountsProps) {
  const { t } = useTranslation('shop');
  return (
    <dl className={styles.amounts}>
      <div>
        <dt>{t('amounts.subtotal')}</dt>
        <dd>{formatPrice(t, subtotal)}</dd>
      </div>
      <div>
        <dt>{t('amounts.shipping')}</dt>
        <dd>{formatPrice(t, shipping)}</dd>
      </div>
      {discount > 0 && (
        <div>
          <dt>{t('amounts.discount')}</dt>
          <dd>
            <bdi dir="ltr">−</bdi> {formatPrice(t, discount)}
          </dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{t('amounts.total')}</dt>
        <dd>{formatPrice(t, total)}</dd>
      </div>
    </dl>
  );
}
