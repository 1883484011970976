import type { ReactNode } from 'react';
import { Field } from '../ui/field.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import styles from './row-list.module.css';

/** Above a list of rows: its search, and what else narrows it. */
export function RowTools({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}

interface RowSearchProps {
  label: string;
  error?: string | undefined;
  maxLength: number;
  value: string;
  onValue: (value: string) => void;
}

export function RowSearch({ label, error, ...input }: RowSearchProps) {
  return (
    <search className={styles.search}>
      <Field label={label} error={error} className={styles.searchField}>
        <SearchInput {...input} />
      </Field>
    </search>
  );
}
