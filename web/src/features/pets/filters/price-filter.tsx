import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Slider } from '#shared/antd/slider.ts';
import { formatNumber, formatPrice } from '#shared/format/format.ts';
import { Field } from '#shared/ui/field.tsx';
import type { PetFilters } from '../list/pet-list.ts';
import styles from './filters.module.css';

const top = 100_000;
const step = 5000;

type Ends = readonly [from: number, to: number];

interface PriceFilterProps {
  filters: PetFilters;
  /** Called once the handle is let go. */
  onChange: (changes: Partial<PetFilters>) => void;
}

/** What the two ends ask for: at the slider's ends nothing, so that dearer pets are there too. */
const filtersOf = ([from, to]: Ends): Partial<PetFilters> => ({
  minPrice: from === 0 ? undefined : from,
  maxPrice: to >= top ? undefined : to,
});

/** The price, from free to dear, by two handles. */
export function PriceFilter({ filters: { minPrice, maxPrice }, onChange }: PriceFilterProps) {
  const { t } = useTranslation(['pets', 'shell']);
  const asked = `${minPrice} ${maxPrice}`;
  // While a handle moves, the filter is still what it was.
  const [moved, setMoved] = useState<{ from: string; ends: Ends }>();
  const shown: Ends = [Math.min(minPrice ?? 0, top), Math.min(maxPrice ?? top, top)];
  const [from, to] = moved?.from === asked ? moved.ends : shown;
  const letGo = (ends: Ends) => {
    setMoved(undefined);
    onChange(filtersOf(ends));
  };
  const priceText = (price: number) => (price >= top ? t('filters.priceTop', { amount: formatNumber(top) }) : formatPrice(t, price));
  return (
    <Field label={t('filters.price')} isGroup>
      <div className={styles.slider}>
        <Slider
          range
          {...{ min: 0, max: top, step }}
          value={[from, to]}
          onChange={([low = 0, high = top]) => setMoved({ from: asked, ends: [low, high] })}
          onChangeComplete={([low = 0, high = top]) => letGo([low, high])}
          tooltip={{ open: false }}
          ariaLabelForHandle={[t('filters.priceFrom'), t('filters.priceTo')]}
          ariaValueTextFormatterForHandle={[priceText, priceText]}
        />
      </div>
      <p className={styles.ends} aria-hidden>
        <span>{priceText(from)}</span>
        <span>{priceText(to)}</span>
      </p>
    </Field>
  );
}
