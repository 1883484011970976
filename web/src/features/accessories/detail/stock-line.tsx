import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Accessory } from '#shared/api/types.ts';
import { formatNumber } from '#shared/format/format.ts';
import { availabilityOf } from '../model/offer.ts';
import type { Availability } from '../model/offer.ts';
import styles from './screen.module.css';

const signs = {
  recalled: CircleX,
  closed: CircleX,
  unregistered: CircleX,
  'out-of-stock': CircleX,
  few: Clock,
  'in-stock': CircleCheck,
} as const satisfies Record<Availability, unknown>;

/** Whether it can be bought: in words, and with a sign. */
export function StockLine({ accessory }: { accessory: Accessory }) {
  const { t } = useTranslation('accessories');
  const availability = availabilityOf(accessory);
  const Sign = signs[availability];
  const { quantity } = accessory;
  return (
    <p className={`${styles.stock} ${styles[availability] ?? ''}`}>
      <Sign size={18} aria-hidden />
      {availability === 'few'
        ? t('availability.few', { count: quantity, amount: formatNumber(quantity) })
        : t(`availability.${availability}`)}
    </p>
  );
}
