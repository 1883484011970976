import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Slider } from '../antd/slider.ts';
import { formatNumber } from '../format/format.ts';
import { withNamespace } from '../i18n/text-key.ts';
import type { AnyT, NamespaceWith } from '../i18n/text-key.ts';
import { Field } from '../ui/field.tsx';
import styles from './price-filter.module.css';

type Ends = readonly [from: number, to: number];

/** In whole rupees, both ends included. */
interface Prices {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}

interface PriceFilterProps {
  words: NamespaceWith<`filters.${'price' | 'priceFrom' | 'priceTo' | 'priceTop'}`>;
  filters: Prices;
  /** A price in words: 0 is free among pets, and an amount in the shop. */
  format: (t: AnyT, price: number) => string;
  /** The upper end of the slider, and its step. */
  top: number;
  step: number;
  /** How many things there are by where a step begins; null while that is not known. Left out, no bars are drawn. */
  counts?: Readonly<Record<string, number>> | null;
  /** Called once the handle is let go. */
  onChange: (changes: Prices) => void;
}

interface BarsProps extends Pick<PriceFilterProps, 'top' | 'step'> {
  counts: Readonly<Record<string, number>> | null;
  ends: Ends;
}

/** Of a bar, in parts of the drawing. */
const tallest = 40;
const least = 1.5;

/** How prices are spread: a bar for each step, those that are chosen in green. */
function PriceBars({ counts, top, step, ends: [from, to] }: BarsProps) {
  const starts = Array.from({ length: top / step + 1 }, (_none, index) => index * step);
  const most = Math.max(1, ...Object.values(counts ?? {}));
  const isChosen = (start: number) => start >= from && (start < to || to >= top);
  return (
    <svg className={`${styles.bars} mirrors`} viewBox={`0 0 ${starts.length * 10} ${tallest}`} preserveAspectRatio="none" aria-hidden>
      {starts.map((start, index) => {
        const height = Math.max(least, ((counts?.[start] ?? 0) / most) * tallest);
        return (
          <rect
            key={start}
            x={index * 10 + 1}
            y={tallest - height}
            width={8}
            height={height}
            className={isChosen(start) ? styles.chosen : undefined}
          />
        );
      })}
    </svg>
  );
}

/** The price, from 0 to dear, by two handles. At the slider's ends nothing is asked for, so that dearer things are there too. */
export function PriceFilter({ words, filters: { minPrice, maxPrice }, format, top, step, counts, onChange }: PriceFilterProps) {
  const { t } = useTranslation([words, 'shell']);
  const translate = withNamespace(t);
  const asked = `${minPrice} ${maxPrice}`;
  // While a handle moves, the filter is still what it was.
  const [moved, setMoved] = useState<{ from: string; ends: Ends }>();
  const shown: Ends = [Math.min(minPrice ?? 0, top), Math.min(maxPrice ?? top, top)];
  const [from, to] = moved?.from === asked ? moved.ends : shown;
  const letGo = ([low, high]: Ends) => {
    setMoved(undefined);
    onChange({ minPrice: low === 0 ? undefined : low, maxPrice: high >= top ? undefined : high });
  };
  const priceText = (price: number) =>
    price >= top ? translate(`${words}:filters.priceTop`, { amount: formatNumber(top) }) : format(t, price);
  return (
    <Field label={translate(`${words}:filters.price`)} isGroup>
      {counts !== undefined && <PriceBars {...{ counts, top, step }} ends={[from, to]} />}
      <div className={styles.slider}>
        <Slider
          range
          {...{ min: 0, max: top, step }}
          value={[from, to]}
          onChange={([low = 0, high = top]) => setMoved({ from: asked, ends: [low, high] })}
          onChangeComplete={([low = 0, high = top]) => letGo([low, high])}
          tooltip={{ open: false }}
          ariaLabelForHandle={[translate(`${words}:filters.priceFrom`), translate(`${words}:filters.priceTo`)]}
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
