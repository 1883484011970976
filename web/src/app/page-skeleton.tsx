import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton, SkeletonBlock, SkeletonCard } from '#shared/content/skeleton.tsx';
import styles from './page-outlet.module.css';
import type { PageShape } from './route.ts';

const cards = [1, 2, 3, 4, 5, 6];

function Shape({ shape }: { shape: PageShape }) {
  if (shape === 'list')
    return (
      <>
        <SkeletonStack gap={4} shapes={['heading', 'short', 'control']} />
        <div className={styles.cards}>
          {cards.map((card) => (
            <SkeletonCard key={card} />
          ))}
        </div>
      </>
    );
  return (
    <>
      {shape === 'thing' && (
        <div className={styles.pictures}>
          <SkeletonBlock shape="picture" />
          <SkeletonBlock shape="picture" />
        </div>
      )}
      <SkeletonStack gap={4} shapes={['heading', 'short', 'line', 'line', 'control', 'line', 'short']} />
    </>
  );
}

/** Stands in place of a page while its code is on its way. */
export function PageSkeleton({ shape }: { shape: PageShape }) {
  return (
    <Skeleton className={`container ${styles.coming}`}>
      <Shape shape={shape} />
    </Skeleton>
  );
}
