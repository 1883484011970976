import { Skeleton, SkeletonCard } from '#shared/content/skeleton.tsx';
import type { Article } from '../model/article.ts';
import { ArticleCard } from './article-card.tsx';
import styles from './article-grid.module.css';

/** Articles as cards. */
export function ArticleGrid({ articles, level }: { articles: readonly Article[]; level: 2 | 3 }) {
  return (
    <ul className={styles.grid}>
      {articles.map((article) => (
        <li key={article.slug}>
          <ArticleCard article={article} level={level} />
        </li>
      ))}
    </ul>
  );
}

/** The same grid while its articles load. */
export function ArticleGridSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <Skeleton label={label} className={styles.grid}>
      {Array.from({ length: count }, (_none, index) => (
        <SkeletonCard key={index} />
      ))}
    </Skeleton>
  );
}
