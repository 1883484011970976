import { Clock, Eye, Heart, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '#shared/format/format.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { Pill } from '#shared/content/pill.tsx';
import { pageOfArticle } from '../model/article.ts';
import type { Article } from '../model/article.ts';
import { ArticleArt } from './article-art.tsx';
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
          <PageLink to={pageOfArticle(slug)} className={styles.link}>
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
