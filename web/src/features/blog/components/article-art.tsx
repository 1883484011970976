import type { ArtName } from '#shared/ui/art.tsx';
import { Art } from '#shared/ui/art.tsx';
import type { Article } from '../model/article.ts';
import { coverOf } from '../model/cover-of.ts';
import styles from './article-art.module.css';

const artsOf: Record<Article['category'], readonly [ArtName, ArtName, ArtName]> = {
  Adoption: ['hero-parrot', 'window-dog', 'window-rabbit'],
  'Dog Care': ['window-dog', 'hero-dog', 'window-rabbit'],
  'Cat Care': ['window-cat', 'hero-cat', 'window-rabbit'],
  Health: ['hero-cat', 'window-dog', 'window-hamster'],
  Training: ['hero-dog', 'window-bird', 'hero-parrot'],
  Nutrition: ['window-rabbit', 'window-bird', 'window-fish'],
};

/** A drawing of what an article is about, on a tint: the same for the same article, different for its neighbours where it can be. */
export function ArticleArt({ slug, category, isLazy = false }: Pick<Article, 'slug' | 'category'> & { isLazy?: boolean }) {
  const { art, tint } = coverOf(slug, artsOf[category]);
  return (
    <div className={`${styles.window} ${styles[tint]}`}>
      <Art name={art} isLazy={isLazy} className={styles.picture} />
    </div>
  );
}
