import { Rss } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { formatNumber } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { ListPage } from '#shared/list/list-page.tsx';
import { listResult } from '#shared/list/list-result.ts';
import { chosenFilters, readList } from '#shared/list/list-schema.ts';
import { NothingFound } from '#shared/list/nothing-found.tsx';
import { CorrectedSearch } from '#shared/list/read-search.tsx';
import { useListQuery } from '#shared/list/use-list-query.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { ArticleCard } from '../components/article-card.tsx';
import { ArticleGrid, ArticleGridSkeleton } from '../components/article-grid.tsx';
import { languageOfArticles } from '../model/article.ts';
import type { Article } from '../model/article.ts';
import { BlogFilters } from './blog-filters.tsx';
import { blogList } from './blog-list.ts';
import type { BlogFilters as Filters } from './blog-list.ts';
import styles from './screen.module.css';

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
