import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/format/format.ts';
import styles from './stepper.module.css';

interface StepperProps {
  /** Of the product. */
  name: string;
  quantity: number;
  /** What one step less leaves; 0 where there is none. */
  fewer: number;
  hasMore: boolean;
  onQuantity: (quantity: number) => void;
}

/** How many pieces of a product, one more or less at a time. */
export function Stepper({ name, quantity, fewer, hasMore, onQuantity }: StepperProps) {
  const { t } = useTranslation('shop');
  return (
    <div className={styles.stepper} role="group" aria-label={t('pieces.quantity', { name })}>
      <button type="button" aria-label={t('pieces.fewer', { name })} disabled={fewer < 1} onClick={() => onQuantity(fewer)}>
        <Minus size={18} aria-hidden />
      </button>
      <output aria-live="polite">{formatNumber(quantity)}</output>
      <button type="button" aria-label={t('pieces.more', { name })} disabled={!hasMore} onClick={() => onQuantity(quantity + 1)}>
        <Plus size={18} aria-hidden />
      </button>
    </div>
  );
}
