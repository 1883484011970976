import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './check-list.module.css';

interface CheckListProps {
  /** Each with a key of its own. */
  entries: readonly { key: string; text: ReactNode }[];
  /** `column`: one under the other. `columns`: side by side where there is room. */
  look?: 'column' | 'columns';
}

/** A list with a check mark before each entry. */
export function CheckList({ entries, look = 'column' }: CheckListProps) {
  return (
    <ul className={`${styles.list} ${styles[look] ?? ''}`}>
      {entries.map(({ key, text }) => (
        <li key={key}>
          <Check size={18} aria-hidden />
          {text}
        </li>
      ))}
    </ul>
  );
}
