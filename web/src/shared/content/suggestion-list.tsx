import { MapPin, PawPrint, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../format/format.ts';
import styles from './suggestion-list.module.css';

export interface SearchSuggestion {
  kind: 'species' | 'city' | 'breed' | 'word';
  /** What is shown. */
  text: string;
  /** What is then searched for. */
  search: string;
  count: number;
}

interface SuggestionListProps {
  id: string;
  suggestions: readonly SearchSuggestion[];
  /** Of the one that the keys have come to; -1 for none. */
  active: number;
  optionId: (index: number) => string;
  onPick: (index: number) => void;
}

const pictures = { species: PawPrint, city: MapPin, breed: PawPrint, word: Search };

/** What a search may go on with, under its field. */
export function SuggestionList({ id, suggestions, active, optionId, onPick }: SuggestionListProps) {
  const { t } = useTranslation('shell');
  return (
    <ul id={id} role="listbox" aria-label={t('search.suggestions')} className={styles.list}>
      {suggestions.map(({ kind, text, search, count }, index) => {
        const Picture = pictures[kind];
        return (
          <li
            key={search}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            // The field keeps the focus, and its keys choose.
            onPointerDown={(event) => event.preventDefault()}
            onPointerUp={() => onPick(index)}
          >
            <Picture size={18} aria-hidden />
            <span className={styles.text}>
              <bdi>{text}</bdi>
            </span>
            <span className={styles.count}>{formatNumber(count)}</span>
          </li>
        );
      })}
    </ul>
  );
}
