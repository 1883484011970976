import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../format/format.ts';
import { withNamespace } from '../i18n/text-key.ts';
import type { AnyT, NamespaceWith } from '../i18n/text-key.ts';
import { Field } from '../ui/field.tsx';
import styles from './price-filter.module.css';

type Range = readonly [from: number | undefined, to: number | undefined];

/** "From 5,000 to 70,000", or only one end of it; nothing asked for is a range up to 0. */
export function useRangeWords(words: NamespaceWith<`filters.${'from' | 'upTo' | 'between'}`>) {
  const translate = withNamespace(useTranslation(words).t);
  return ([from, to]: Range, textOf: (value: number) => string): string => {
    if (from !== undefined && to !== undefined) return translate(`${words}:filters.between`, { from: textOf(from), to: textOf(to) });
    return from === undefined
      ? translate(`${words}:filters.upTo`, { to: textOf(to ?? 0) })
      : translate(`${words}:filters.from`, { from: textOf(from) });
  };
}

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

interface RangeProps extends Pick<PriceFilterProps, 'top' | 'step'> {
  /** The names of its two handles. */
  labels: readonly [from: string, to: string];
  ends: Ends;
  textOf: (price: number) => string;
  /** Called while a handle moves. */
  onMove: (ends: Ends) => void;
  /** Called once it is let go. */
  onLetGo: (ends: Ends) => void;
}

/** Where on a track something was pressed, from 0 at its start to 1. */
function shareAt({ currentTarget, clientX }: MouseEvent): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = (clientX - left) / width;
  return getComputedStyle(currentTarget).direction === 'rtl' ? 1 - share : share;
}

/** Two native sliders over one track: neither handle passes the other, and a press beside them moves the nearer one. */
function PriceRange({ top, step, labels, ends: [from, to], textOf, onMove, onLetGo }: RangeProps) {
  const box = useRef<HTMLDivElement>(null);
  const letGo = useEffectEvent(() => onLetGo([from, to]));
  useEffect(() => {
    const shown = box.current;
    // React's own `onChange` comes with each move.
    const onChange = () => letGo();
    shown?.addEventListener('change', onChange);
    return () => shown?.removeEventListener('change', onChange);
  }, []);
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof HTMLInputElement) return;
    const price = Math.round((shareAt(event) * top) / step) * step;
    onLetGo(Math.abs(price - from) < Math.abs(price - to) ? [price, to] : [from, price]);
  };
  const handles = [
    { label: labels[0], value: from, endsWith: (value: number): Ends => [Math.min(value, to), to] },
    { label: labels[1], value: to, endsWith: (value: number): Ends => [from, Math.max(value, from)] },
  ];
  return (
    // Its handles are what keys reach.
    <div ref={box} className={styles.range} onClick={onClick} role="presentation">
      <svg className={`${styles.rail} mirrors`} viewBox={`0 0 ${top} 1`} preserveAspectRatio="none" aria-hidden>
        <rect x={from} width={to - from} height={1} />
      </svg>
      {handles.map(({ label, value, endsWith }, index) => (
        <input
          key={label}
          type="range"
          // Where both stand at the upper end, only the lower one can move.
          className={index === 0 && from > top / 2 ? styles.above : undefined}
          aria-label={label}
          aria-valuetext={textOf(value)}
          {...{ min: 0, max: top, step, value }}
          onChange={({ target }) => onMove(endsWith(target.valueAsNumber))}
        />
      ))}
    </div>
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
      <PriceRange
        {...{ top, step }}
        labels={[translate(`${words}:filters.priceFrom`), translate(`${words}:filters.priceTo`)]}
        ends={[from, to]}
        textOf={priceText}
        onMove={(ends) => setMoved({ from: asked, ends })}
        onLetGo={letGo}
      />
      <p className={styles.ends} aria-hidden>
        <span>{priceText(from)}</span>
        <span>{priceText(to)}</span>
      </p>
    </Field>
  );
}
