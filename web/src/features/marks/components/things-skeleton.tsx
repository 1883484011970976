import { Skeleton, SkeletonBlock } from '#shared/ui/skeleton.tsx';
import styles from './things.module.css';

/** Rows that load. */
export function ThingsSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      {Array.from({ length: 6 }, (_none, index) => (
        <div key={index} className={styles.row} aria-hidden>
          <div className={styles.words}>
            <SkeletonBlock shape="short" />
            <SkeletonBlock shape="line" />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
