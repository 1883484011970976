import { Clock, Eye, Heart, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import cardLink from '#shared/content/card-link.module.css';
import { Art, artAt } from '#shared/content/art.tsx';
import { formatDate, formatNumber } from '#shared/format/format.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { Pill } from '#shared/content/pill.tsx';
import { Skeleton, SkeletonCard } from '#shared/content/skeleton.tsx';
import { pageOfArticle } from './article.ts';
import type { Article } from './article.ts';
import styles from './article-card.module.css';

const mostTags = 3;

/** When it was published, how long it takes to read, how often it was looked at, liked and commented on. */
export function ArticleFacts({ article }: { article: Article }) {
  const { t, i18n } = useTranslation('blog');
  const { author, publishedAt, readTime, views, likes, comments } = article;
  return (
    <p className={styles.facts}>
      <bdi dir={i18n.dir()} className={styles.author}>
        {author.name}
      </bdi>
      <time dateTime={publishedAt}>{formatDate(i18n.language, publishedAt)}</time>
      <span>
        <Clock size={16} aria-hidden />
        {t('readTime', { count: readTime })}
      </span>
      {views > 0 && (
        <span>
          <Eye size={16} aria-hidden />
          {t('views', { count: views, amount: formatNumber(views) })}
        </span>
      )}
      {likes > 0 && (
        <span>
          <Heart size={16} aria-hidden />
          {t('likes', { count: likes, amount: formatNumber(likes) })}
        </span>
      )}
      <span>
        <MessageCircle size={16} aria-hidden />
        {t('comments.count', { count: comments, amount: formatNumber(comments) })}
      </span>
    </p>
  );
}

interface ArticleCardProps {
  article: Article;
  level: 2 | 3;
  /** Wide, as the one that stands before the others. */
  isLead?: boolean;
}

const tints = ['leaf', 'genda', 'sky', 'rani'] as const;

/** A number that letters lead to, the same each time. */
const numberOf = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);

/** Which tint lies under the drawing of an article. */
const tintOf = (slug: string): (typeof tints)[number] => tints[numberOf(slug) % tints.length] ?? 'leaf';

/** The drawing of an article, on a tint that is the same for the same article. */
export function ArticleArt({ slug, image, isLazy = false }: Pick<Article, 'slug' | 'image'> & { isLazy?: boolean }) {
  const name = artAt(image) ?? 'window-dog';
  return (
    <div className={`${styles.window} ${styles[tintOf(slug)]}`}>
      <Art name={name} isLazy={isLazy} className={name === 'card-shop' ? styles.scene : styles.picture} />
    </div>
  );
}

/** An article in a list: what it is about, and the way to it. */
export function ArticleCard({ article, level, isLead = false }: ArticleCardProps) {
  const { t } = useTranslation('blog');
  const { slug, category, image, title, excerpt, tags } = article;
  const Heading = `h${level}` as const;
  return (
    <article className={`${styles.card} ${isLead ? styles.lead : ''}`}>
      <ArticleArt slug={slug} image={image} isLazy={!isLead} />
      <div className={styles.words}>
        <div className={styles.pills}>
          {isLead && <Pill tone="featured">{t('featured')}</Pill>}
          <Pill tone="plain">{t(`category.${category}`)}</Pill>
        </div>
        <Heading className={styles.title}>
          <PageLink to={pageOfArticle(slug)} className={cardLink.link}>
            {title}
          </PageLink>
        </Heading>
        <p className={styles.excerpt}>{excerpt}</p>
        <ul className={styles.tags} aria-label={t('tags')}>
          {tags.slice(0, mostTags).map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <ArticleFacts article={article} />
      </div>
    </article>
  );
}

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
