import type { ReactNode } from 'react';
import { formatNumber } from '../format/format.ts';
import { SkeletonBlock } from '../content/skeleton.tsx';
import styles from './figure-strip.module.css';

interface FigureProps {
  label: ReactNode;
  /** Undefined while it is not known. */
  total: number | undefined;
  isError: boolean;
}

/** One figure; a dash when it cannot be counted. */
export function Figure({ label, total, isError }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{total !== undefined ? formatNumber(total) : isError ? '–' : <SkeletonBlock shape="heading" />}</dd>
    </div>
  );
}

/** Figures side by side, each with what it counts. */
export function FigureStrip({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}
