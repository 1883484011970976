import { useTranslation } from 'react-i18next';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { formatDate } from '#shared/format/format.ts';
import { lastQueryOf } from '#shared/navigation/last-query.ts';
import type { PageParams } from '#shared/navigation/match-page.ts';
import { isNotFound } from '#shared/pet/is-not-found.ts';
import { BackLink } from '#shared/content/back-link.tsx';
import { FailedThing } from '#shared/ui/failed-thing.tsx';
import { MissingThing } from '#shared/ui/missing-thing.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { Pill } from '#shared/content/pill.tsx';
import { ShareButton } from '#shared/ui/share-button.tsx';
import '../comments/comment-outcomes.ts';
import './like-outcome.ts';
import { Comments } from '../comments/comments.tsx';
import { ArticleArt } from '../components/article-art.tsx';
import { ArticleFacts } from '../components/article-card.tsx';
import { languageOfArticles, pageOfArticle } from '../model/article.ts';
import type { WholeArticle } from '../model/article.ts';
import type { Reader } from '../model/comment.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleFoot, MoreArticles, RelatedArticles } from './article-end.tsx';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { LikeArticle } from './like-article.tsx';
import styles from './screen.module.css';
import { useCountedView } from './use-counted-view.ts';

const { useGetContentArticlesBySlugQuery, endpoints } = contentEndpoints;

const callFor = (slug: string) => ({ slug, lang: languageOfArticles() });

function ArticleTop({ article, isMember }: { article: WholeArticle; isMember: boolean }) {
  const { t, i18n } = useTranslation('blog');
  const { slug, category, image, title, excerpt, updatedAt } = article;
  return (
    <header className={styles.top}>
      <Pill tone="plain">{t(`category.${category}`)}</Pill>
      <PageHeading>{title}</PageHeading>
      <p className={styles.excerpt}>{excerpt}</p>
      <ArticleFacts article={article} />
      <p className={styles.updated}>
        <time dateTime={updatedAt}>{t('article.updated', { date: formatDate(i18n.language, updatedAt) })}</time>
      </p>
      <div className={styles.actions}>
        <LikeArticle slug={slug} isMember={isMember} />
        <ShareButton to={pageOfArticle(slug)} title={title} text={excerpt} />
        <a href="#comments">{t('comments.jump')}</a>
      </div>
      <ArticleArt slug={slug} image={image} />
    </header>
  );
}

interface ArticleScreenProps {
  slug: string;
  /** Who reads; null for a visitor. */
  reader: Reader | null;
}

function ReadArticle({ article, reader }: Pick<ArticleScreenProps, 'reader'> & { article: WholeArticle }) {
  const { slug } = article;
  useCountedView(slug);
  return (
    <>
      <article className={styles.article}>
        <ArticleTop article={article} isMember={reader !== null} />
        <ArticleBody content={article.content} />
        <ArticleFoot article={article} />
        <Comments slug={slug} reader={reader} />
      </article>
      <RelatedArticles slug={slug} />
      <MoreArticles />
    </>
  );
}

function ShownArticle({ slug, reader }: ArticleScreenProps) {
  const { t } = useTranslation('blog');
  const { currentData, error, isFetching, refetch } = useGetContentArticlesBySlugQuery(callFor(slug));
  const list = { to: 'blog', text: t('article.back') };
  if (isNotFound(error)) return <MissingThing title={t('article.notFound.title')} text={t('article.notFound.text')} list={list} />;
  if (currentData) return <ReadArticle article={currentData.post} reader={reader} />;
  if (!error) return <ArticleSkeleton />;
  return <FailedThing title={t('article.failed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} list={list} />;
}

/** One article, with the comments of others. */
export function ArticleScreen(props: ArticleScreenProps) {
  const { t } = useTranslation('blog');
  return (
    <div className={`container fills-window ${styles.page}`}>
      <BackLink to="blog" query={lastQueryOf('blog')}>
        {t('article.back')}
      </BackLink>
      <ShownArticle {...props} />
    </div>
  );
}

ArticleScreen.asks = ({ params: { slug } }: { params: PageParams }) =>
  slug === undefined
    ? []
    : [
        endpoints.getContentArticlesBySlug.initiate(callFor(slug), { subscribe: false }),
        endpoints.getContentArticlesBySlugRelated.initiate(callFor(slug), { subscribe: false }),
      ];
