import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatNumber } from '../format/format.ts';
import { useCityName } from '../i18n/use-city-name.ts';
import { NamedText } from '../pet/named-text.tsx';
import { Button } from '../ui/button.tsx';
import styles from './filters.module.css';
import type { Searched } from './list-schema.ts';

interface FilterChipsProps<Name extends string> {
  /** What is chosen: `words` for its name, `shown` in their place where somebody's own words need a direction. */
  chosen: readonly { name: Name; words: string; shown?: ReactNode }[];
  onDrop: (name: Name) => void;
  onClear: () => void;
}

/** What is chosen, each with a way to drop it. */
export function FilterChips<Name extends string>({ chosen, onDrop, onClear }: FilterChipsProps<Name>) {
  const { t } = useTranslation('shell');
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filters.active')}>
      {chosen.map(({ name, words, shown }) => (
        <li key={name}>
          <button type="button" className={styles.chip} aria-label={t('filters.remove', { filter: words })} onClick={() => onDrop(name)}>
            {shown ?? words}
            <X size={16} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <Button kind="link" className={styles.clear} onClick={onClear}>
          {t('filters.clearAll')}
        </Button>
      </li>
    </ul>
  );
}

/** The search that was made, where nothing has a word that was typed. */
export function CorrectedSearch({ corrected }: { corrected: string | null | undefined }) {
  const { t } = useTranslation('shell');
  if (corrected === null || corrected === undefined) return null;
  return (
    <p className={styles.corrected}>
      <NamedText sentence={(search) => t('search.corrected', { search })} name={corrected} />
    </p>
  );
}

/** An area that a search names, in the language of the page. */
export function useAreaName(): (area: { en: string; ur: string }) => string {
  const { t, i18n } = useTranslation('shell');
  return ({ en, ur }) => t('search.nearArea', { area: i18n.language === 'ur' ? ur : en });
}

interface UnderstoodChipProps {
  /** The part as it was typed. */
  typed: string;
  /** What it is as filters, each by its name; one without a name is called what was typed. */
  named: readonly string[];
  onDrop: () => void;
}

/** A part of a search that is a filter, with a way to take it away. */
export function UnderstoodChip({ typed, named, onDrop }: UnderstoodChipProps) {
  const { t } = useTranslation('shell');
  const words = named.join(t('comma')) || typed;
  return (
    <li>
      <button type="button" className={styles.chip} aria-label={t('filters.remove', { filter: words })} onClick={onDrop}>
        <bdi>{words}</bdi>
        <X size={16} aria-hidden />
      </button>
    </li>
  );
}

interface SearchedList<Filters extends Searched> {
  filters: Filters;
  replaceFilters: (filters: Filters) => void;
}

function searchFor<Filters extends Searched>({ filters, replaceFilters }: SearchedList<Filters>, search: string): void {
  replaceFilters({ ...filters, search: search || undefined });
}

interface ReadSearchProps<Part extends { without: string }, Filters extends Searched> {
  list: SearchedList<Filters>;
  search: { corrected: string | null; understood: readonly Part[] } | undefined;
  /** One chip for a part; `onDrop` searches without it. */
  chip: (part: Part, onDrop: () => void) => ReactNode;
}

/** What a search was taken for: words that were corrected, and parts that are filters, each of which can be taken away. */
export function ReadSearch<Part extends { without: string }, Filters extends Searched>({
  list,
  search,
  chip,
}: ReadSearchProps<Part, Filters>) {
  const { t } = useTranslation('shell');
  if (!search) return null;
  return (
    <>
      <CorrectedSearch corrected={search.corrected} />
      {search.understood.length > 0 && (
        <ul className={styles.chips} aria-label={t('search.understood')}>
          {search.understood.map((part) => chip(part, () => searchFor(list, part.without)))}
        </ul>
      )}
    </>
  );
}

interface OverPriceProps {
  price: number;
  search: { understood: readonly { fields: { maxPrice?: number | undefined } }[] } | undefined;
}

/** How far a price is over the one that was looked for. */
export function OverPrice({ price, search }: OverPriceProps) {
  const { t } = useTranslation('shell');
  const most = Math.min(...(search?.understood ?? []).map(({ fields }) => fields.maxPrice ?? Infinity));
  if (price <= most) return null;
  return <p className={styles.over}>{t('search.over', { price: formatAmount(t, price), over: formatNumber(price - most) })}</p>;
}

interface Alternatives {
  /** The search that has found them; empty where none did. */
  search: string;
  /** Where all of it is, when that is another city; in metres. */
  nearby?: { wanted: string; city: string; distance: number } | undefined;
}

interface NearestFoundProps<Filters extends Searched> {
  list: SearchedList<Filters>;
  title: string;
  /** What these are, where they were found by no search at all. */
  usual: string;
  found: Alternatives;
  /** The filter that chooses a city: a search that names another one is made without it. */
  city?: keyof Filters;
  children: ReactNode;
}

/** How the nearest were found. */
function useReason({ search, nearby }: Alternatives, usual: string): string {
  const { t } = useTranslation('shell');
  const cityName = useCityName();
  if (nearby === undefined) return search === '' ? usual : t('search.nearest');
  const distance = formatNumber(Math.max(1, Math.round(nearby.distance / 1_000)));
  return t('search.nearbyCity', { wanted: cityName(nearby.wanted), city: cityName(nearby.city), distance });
}

/** What is nearest to a search that has found nothing. */
export function NearestFound<Filters extends Searched>({ list, title, usual, found, city, children }: NearestFoundProps<Filters>) {
  const { t } = useTranslation('shell');
  const { search, nearby } = found;
  const reason = useReason(found, usual);
  const filters = nearby && city ? { ...list.filters, [city]: undefined } : list.filters;
  return (
    <>
      <div className={styles.nearest}>
        <h2>{title}</h2>
        <p>{reason}</p>
        {search !== '' && (
          <Button kind="link" onClick={() => searchFor({ ...list, filters }, search)}>
            <bdi>{search}</bdi>
          </Button>
        )}
        <Button kind="primary" onClick={() => list.replaceFilters({} as Filters)}>
          {t('filters.clear')}
        </Button>
      </div>
      {children}
    </>
  );
}
