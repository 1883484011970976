import type { ArtName } from '#shared/ui/art.tsx';
import { Art } from '#shared/ui/art.tsx';
import type { Article } from '../model/article.ts';
import styles from './article-art.module.css';

const artOf: Record<Article['category'], ArtName> = {
  Adoption: 'hero-parrot',
  'Dog Care': 'window-dog',
  'Cat Care': 'window-cat',
  Health: 'hero-cat',
  Training: 'hero-dog',
  Nutrition: 'window-rabbit',
};

/** A drawing of what an article is about: a wide window on a tint. */
export function ArticleArt({ category, isLazy = false }: Pick<Article, 'category'> & { isLazy?: boolean }) {
  return (
    <div className={styles.window}>
      <Art name={artOf[category]} isLazy={isLazy} className={styles.picture} />
    </div>
  );
}
