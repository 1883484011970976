import { Rss } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { formatNumber } from '#shared/format/format.ts';
import { i18n } from '#shared/i18n/i18n.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { CategoryFilters } from '#shared/list/category-filters.tsx';
import { ListPage } from '#shared/list/list-page.tsx';
import { listResult } from '#shared/list/list-result.ts';
import { chosenFilters, readList } from '#shared/list/list-schema.ts';
import { NothingFound } from '#shared/content/states.tsx';
import { CorrectedSearch } from '#shared/list/filter-chips.tsx';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { breadcrumbs } from '#shared/navigation/breadcrumbs.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import { ArticleCard, ArticleGrid, ArticleGridSkeleton } from './article-card.tsx';
import { languageOfArticles } from './article.ts';
import type { Article } from './article.ts';
import { blogList, categories, searchLimit } from './blog-list.ts';
import type { BlogFilters as Filters } from './blog-list.ts';
import styles from './blog-screen.module.css';

/** The blog, as search engines and readers of feeds find it. */
export function blogHead(): PageHead {
  return {
    description: i18n.t('blog:description'),
    data: [breadcrumbs([{ key: 'blog', name: i18n.t('blog:title') }])],
    hasFeed: true,
  };
}

const limit = 12;

const callFor = (filters: Filters, page: number) => ({ ...filters, lang: languageOfArticles(), page, limit });

/** The featured one stands before the others, as long as nothing narrows the list. */
function Articles({ articles, hasLead }: { articles: readonly Article[]; hasLead: boolean }) {
  const lead = hasLead ? articles.find(({ featured }) => featured) : undefined;
  return (
    <div className={styles.articles}>
      {lead && <ArticleCard article={lead} level={2} isLead />}
      <ArticleGrid articles={articles.filter((article) => article !== lead)} level={2} />
    </div>
  );
}

function FeedLink() {
  const { t } = useTranslation('blog');
  return (
    <a href={languageOfArticles() === 'ur' ? '/feed.xml?lang=ur' : '/feed.xml'} className={styles.feed}>
      <Rss size={20} aria-hidden />
      {t('feed')}
    </a>
  );
}

const choices = ['all', ...categories] as const;

interface BlogFiltersProps {
  filters: Filters;
  onChange: (changes: Filters) => void;
}

/** The search and the subjects. */
function BlogFilters(props: BlogFiltersProps) {
  const { t } = useTranslation('blog');
  return (
    <CategoryFilters
      {...props}
      words="blog"
      searchLimit={searchLimit}
      categories={choices.map((value) => ({ value, text: t(`category.${value}`) }))}
      className={styles.filters}
    />
  );
}

/** The blog: its articles in the language of the page, by subject or by a word. */
export function BlogScreen() {
  const { t } = useTranslation('blog');
  const errorText = useErrorText();
  const list = useListQuery(blogList);
  const { filters, page } = list;
  const asked = contentEndpoints.useGetContentArticlesQuery(callFor(filters, page));
  const result = listResult(asked, ({ posts }) => posts);
  const isNarrowed = chosenFilters(filters).length > 0;
  const heading = (
    <>
      <PageHeading>{t('title')}</PageHeading>
      <p className={styles.text}>{t('text')}</p>
    </>
  );
  return (
    <div className={`container ${styles.page}`}>
      <ListPage
        heading={heading}
        list={list}
        count={(total) => (total === undefined ? t('loading') : t('found', { count: total, amount: formatNumber(total) }))}
        tools={<FeedLink />}
        above={
          <>
            <BlogFilters filters={filters} onChange={list.filter} />
            <CorrectedSearch corrected={asked.currentData?.search?.corrected} />
          </>
        }
        label={t('results')}
        result={result}
        skeleton={<ArticleGridSkeleton count={6} label={t('loading')} />}
        empty={
          <NothingFound
            title={t('empty.title')}
            reason={t(isNarrowed ? 'empty.narrowed' : 'empty.text')}
            kind="outlined"
            onClear={isNarrowed ? () => list.replaceFilters({}) : undefined}
          />
        }
        failed={{ title: t('failed'), text: errorText(result.error) }}
      >
        {(articles) => <Articles articles={articles} hasLead={!isNarrowed && page === 1} />}
      </ListPage>
    </div>
  );
}

BlogScreen.asks = ({ query }: { query: Query }) => {
  const { filters, page } = readList(blogList, query);
  return [contentEndpoints.endpoints.getContentArticles.initiate(callFor(filters, page), { subscribe: false })];
};
