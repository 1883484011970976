import { Art, artAt } from '#shared/content/art.tsx';
import type { Article } from '../model/article.ts';
import { tintOf } from '../model/tint-of.ts';
import styles from './article-art.module.css';

/** The drawing of an article, on a tint that is the same for the same article. */
export function ArticleArt({ slug, image, isLazy = false }: Pick<Article, 'slug' | 'image'> & { isLazy?: boolean }) {
  const name = artAt(image) ?? 'window-dog';
  return (
    <div className={`${styles.window} ${styles[tintOf(slug)]}`}>
      <Art name={name} isLazy={isLazy} className={name === 'card-shop' ? styles.scene : styles.picture} />
    </div>
  );
}
