import { useTranslation } from 'react-i18next';
import type { Accessory } from '#shared/api/types.ts';
import { formatPrice } from '#shared/format/format.ts';
import { discountOf } from '../model/offer.ts';
import styles from './price.module.css';

/** What it costs, and what it cost before: one line that holds both. */
export function Price({ accessory }: { accessory: Pick<Accessory, 'price' | 'originalPrice'> }) {
  const { t } = useTranslation('accessories');
  const { price, originalPrice } = accessory;
  return (
    <>
      <span className={styles.price}>{formatPrice(t, price)}</span>
      {discountOf(accessory) > 0 && (
        <>
          {' '}
          <s className={styles.before}>
            <span className="visually-hidden">{t('card.before')} </span>
            {formatPrice(t, originalPrice)}
          </s>
        </>
      )}
    </>
  );
}
