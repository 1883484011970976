import type { ReactNode } from 'react';
import { Field } from '../ui/field.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { Skeleton, SkeletonBlock } from '../ui/skeleton.tsx';
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

/** The words of a row, one line under the other. */
export function RowWords({ children }: { children: ReactNode }) {
  return <div className={styles.words}>{children}</div>;
}

interface RowsSkeletonProps {
  label: string;
  /** Of a row. */
  className: string | undefined;
  /** Before its words. */
  picture?: ReactNode;
}

/** Rows that load. */
export function RowsSkeleton({ label, className, picture }: RowsSkeletonProps) {
  return (
    <Skeleton label={label}>
      {Array.from({ length: 6 }, (_none, index) => (
        <div key={index} className={className} aria-hidden>
          {picture}
          <RowWords>
            <SkeletonBlock shape="short" />
            <SkeletonBlock shape="line" />
          </RowWords>
        </div>
      ))}
    </Skeleton>
  );
}
