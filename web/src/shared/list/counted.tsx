import type { ReactNode } from 'react';
import { formatNumber } from '../format/format.ts';
import styles from './filters.module.css';

interface CountedProps {
  children: ReactNode;
  /** How many each value would leave; none where there are too many to be counted. */
  counts: Readonly<Record<string, number>> | undefined;
  value: string;
}

/** Words of a choice, and how many it would leave. */
export function Counted({ children, counts, value }: CountedProps) {
  return (
    <>
      {children}
      {counts && <span className={styles.count}> {formatNumber(counts[value] ?? 0)}</span>}
    </>
  );
}
