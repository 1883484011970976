import { Skeleton, SkeletonBlock } from '../content/skeleton.tsx';
import styles from './work-list.module.css';

interface RowsSkeletonProps {
  label: string;
  count?: number;
}

/** The rows of a table while they load. */
export function RowsSkeleton({ label, count = 8 }: RowsSkeletonProps) {
  return (
    <Skeleton label={label}>
      {Array.from({ length: count }, (_none, index) => (
        <div key={index} className={styles.row} aria-hidden>
          <SkeletonBlock shape="short" />
          <SkeletonBlock shape="line" />
        </div>
      ))}
    </Skeleton>
  );
}
