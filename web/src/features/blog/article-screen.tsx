import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';
import { formatDate } from '#shared/format/format.ts';
import { i18n } from '#shared/i18n/i18n.ts';
import { addressOf, breadcrumbs } from '#shared/navigation/breadcrumbs.ts';
import { lastQueryOf } from '#shared/navigation/last-query.ts';
import type { PageParams } from '#shared/navigation/page-path.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';
import { isNotFound } from '#shared/pet/is-not-found.ts';
import { store, useAppDispatch } from '#shared/store/store.ts';
import { BackLink } from '#shared/content/back-link.tsx';
import { FailedThing, MissingThing } from '#shared/content/states.tsx';
import { Pill } from '#shared/content/pill.tsx';
import { ShareButton } from '#shared/ui/share-button.tsx';
import { Skeleton, SkeletonBlock } from '#shared/content/skeleton.tsx';
import { ArticleArt, ArticleFacts } from './article-card.tsx';
import { languageOfArticles, pageOfArticle } from './article.ts';
import type { WholeArticle } from './article.ts';
import './comments/comment.ts';
import { Comments } from './comments/comments.tsx';
import type { CommentProps, Reader } from './comments/comment.ts';
import { ArticleFoot, LikeArticle, MoreArticles, RelatedArticles } from './article-end.tsx';
import styles from './article-screen.module.css';

/** An article as search engines read it; nothing until the page has asked for it. */
export function articleHead(key: string): PageHead | undefined {
  const slug = key.replace(pageOfArticle(''), '');
  const asked = contentEndpoints.endpoints.getContentArticlesBySlug.select({ slug, lang: languageOfArticles() });
  // The store's type knows no tags, which endpoints add as they are loaded.
  const article = asked(store.getState() as Parameters<typeof asked>[0]).data?.post;
  if (article === undefined) return undefined;
  const { title, excerpt, author, publishedAt, updatedAt, tags, category } = article;
  const publisher = { '@type': 'Organization', name: i18n.t('shell:brand'), url: `${location.origin}/` };
  const text = {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    inLanguage: i18n.language,
    url: addressOf(key),
    image: `${location.origin}/share.png`,
    datePublished: publishedAt,
    dateModified: updatedAt,
    author: { '@type': 'Organization', name: author.name, url: addressOf('about') },
    publisher,
    articleSection: category,
    keywords: tags.join(', '),
  };
  const way = breadcrumbs([
    { key: 'blog', name: i18n.t('blog:title') },
    { key, name: title },
  ]);
  return { description: excerpt, type: 'article', data: [text, way], hasFeed: true };
}

outcome(contentEndpoints.endpoints.postContentArticlesBySlugLike, { failed: (error) => refusalText(error, 'blog:like.failed') });

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

interface ArticleScreenProps extends Pick<CommentProps, 'report'> {
  slug: string;
  /** Who reads; null for a visitor. */
  reader: Reader | null;
}

/**
 * The text of an article. `content` is HTML that the service has made of files of the product and sanitised; nothing that a member wrote
 * is in it.
 */
function ArticleBody({ content }: { content: string }) {
  return <div className={`${styles.body} prose`} dangerouslySetInnerHTML={{ __html: content }} />;
}

const view = contentEndpoints.endpoints.postContentArticlesBySlugView;

/** Reports that an article was looked at. Whether it counts, the server knows; a failure to report it is not shown. */
function useCountedView(slug: string): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    void dispatch(view.initiate({ slug }, { track: false }));
  }, [dispatch, slug]);
}

function ReadArticle({ article, reader, report }: Omit<ArticleScreenProps, 'slug'> & { article: WholeArticle }) {
  const { slug } = article;
  useCountedView(slug);
  return (
    <>
      <article className={styles.article}>
        <ArticleTop article={article} isMember={reader !== null} />
        <ArticleBody content={article.content} />
        <ArticleFoot article={article} />
        <Comments slug={slug} reader={reader} report={report} />
      </article>
      <RelatedArticles slug={slug} />
      <MoreArticles />
    </>
  );
}

/** An article while it loads. */
function ArticleSkeleton() {
  const { t } = useTranslation('blog');
  return (
    <>
      <PageHeading className="visually-hidden">{t('article.loading')}</PageHeading>
      <Skeleton label={t('article.loading')} className={styles.loading}>
        <SkeletonBlock shape="heading" />
        <SkeletonBlock shape="short" />
        <SkeletonBlock shape="picture" />
        <SkeletonBlock shape="line" />
        <SkeletonBlock shape="line" />
        <SkeletonBlock shape="short" />
      </Skeleton>
    </>
  );
}

function ShownArticle({ slug, reader, report }: ArticleScreenProps) {
  const { t } = useTranslation('blog');
  const { currentData, error, isFetching, refetch } = useGetContentArticlesBySlugQuery(callFor(slug));
  const list = { to: 'blog', text: t('article.back') };
  if (isNotFound(error)) return <MissingThing title={t('article.notFound.title')} text={t('article.notFound.text')} list={list} />;
  if (currentData) return <ReadArticle article={currentData.post} reader={reader} report={report} />;
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
