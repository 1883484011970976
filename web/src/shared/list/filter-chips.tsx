import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NamedText } from '../pet/named-text.tsx';
import { Button } from '../ui/button.tsx';
import styles from './filters.module.css';

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

/** A part of a search that is a filter, with a way to take it away. */
export function UnderstoodChip({ words, onDrop }: { words: string; onDrop: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <li>
      <button type="button" className={styles.chip} aria-label={t('filters.remove', { filter: words })} onClick={onDrop}>
        {words}
        <X size={16} aria-hidden />
      </button>
    </li>
  );
}

interface ReadSearchProps<Part extends { without: string }> {
  search: { corrected: string | null; understood: readonly Part[] } | undefined;
  /** One chip for a part; `onDrop` searches without it. */
  chip: (part: Part, onDrop: () => void) => ReactNode;
  onSearch: (search: string) => void;
}

/** What a search was taken for: words that were corrected, and parts that are filters, each of which can be taken away. */
export function ReadSearch<Part extends { without: string }>({ search, chip, onSearch }: ReadSearchProps<Part>) {
  const { t } = useTranslation('shell');
  if (!search) return null;
  return (
    <>
      <CorrectedSearch corrected={search.corrected} />
      {search.understood.length > 0 && (
        <ul className={styles.chips} aria-label={t('search.understood')}>
          {search.understood.map((part) => chip(part, () => onSearch(part.without)))}
        </ul>
      )}
    </>
  );
}

interface NearestFoundProps {
  title: string;
  /** What these are, where they were found by no search at all. */
  usual: string;
  /** The search that has found them; empty where none did. */
  search: string;
  onSearch: (search: string) => void;
  /** Takes words and filters away. */
  onClear: () => void;
  children: ReactNode;
}

/** What is nearest to a search that has found nothing. */
export function NearestFound({ title, usual, search, onSearch, onClear, children }: NearestFoundProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      <div className={styles.nearest}>
        <h2>{title}</h2>
        <p>{search === '' ? usual : t('search.nearest')}</p>
        {search !== '' && (
          <Button kind="link" onClick={() => onSearch(search)}>
            <bdi>{search}</bdi>
          </Button>
        )}
        <Button kind="primary" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      </div>
      {children}
    </>
  );
}
