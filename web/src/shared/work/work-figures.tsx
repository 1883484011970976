import type { ReactNode } from 'react';
import { Statistic } from '../antd/work.ts';
import { formatNumber } from '../format/format.ts';
import { PageLink } from '../navigation/page-link.tsx';
import type { Query } from '../navigation/page-path.ts';
import { SkeletonBlock } from '../content/skeleton.tsx';
import styles from './work-figures.module.css';

interface WorkFigureProps {
  label: string;
  /** Undefined while it is not known. */
  total: number | undefined;
  isError?: boolean;
  /** Where that which is counted is listed. */
  place?: { to: string; query?: Query };
}

/** One figure, with the way to what it counts; a dash when it cannot be counted. */
export function WorkFigure({ label, total, isError = false, place }: WorkFigureProps) {
  const unknown = isError ? '–' : <SkeletonBlock shape="heading" />;
  return (
    <div className={styles.figure}>
      <dt>
        {place ? (
          <PageLink to={place.to} query={place.query} className={styles.link}>
            {label}
          </PageLink>
        ) : (
          label
        )}
      </dt>
      <dd>
        <Statistic value={total ?? 0} formatter={() => (total === undefined ? unknown : formatNumber(total))} />
      </dd>
    </div>
  );
}

/** Figures side by side, each with what it counts. */
export function WorkFigures({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}
