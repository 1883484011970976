import { Skeleton, SkeletonBlock } from '#shared/content/skeleton.tsx';
import styles from './review-queue.module.css';

const rows = [1, 2, 3, 4, 5, 6];

export function QueueSkeleton() {
  return (
    <Skeleton>
      {rows.map((row) => (
        <div key={row} className={styles.skeletonRow} aria-hidden>
          <SkeletonBlock shape="square" />
          <div>
            <SkeletonBlock shape="short" />
            <SkeletonBlock shape="line" />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
