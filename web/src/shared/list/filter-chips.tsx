import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
