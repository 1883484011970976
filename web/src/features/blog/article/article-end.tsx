import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { Avatar } from '#shared/content/avatar.tsx';
import { ActionLink } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { Section } from '#shared/content/section.tsx';
import { ArticleGrid } from '../components/article-grid.tsx';
import { languageOfArticles } from '../model/article.ts';
import type { WholeArticle } from '../model/article.ts';
import styles from './screen.module.css';

const popular = ['adoption', 'petCare', 'training', 'health', 'nutrition', 'behavior', 'grooming'] as const;

function TagList({ title, tags }: { title: string; tags: readonly string[] }) {
  return (
    <Section title={title} className={styles.tags}>
      <ul>
        {tags.map((tag) => (
          <li key={tag}>
            <PageLink to="blog" query={{ search: tag }} className={styles.tag}>
              {tag}
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What stands under the text: its subjects, who wrote it. */
export function ArticleFoot({ article: { author, tags } }: { article: WholeArticle }) {
  const { t } = useTranslation('blog');
  return (
    <>
      <TagList title={t('tags')} tags={tags} />
      <Panel label={t('article.author')} className={styles.author}>
        <Avatar name={author.name} picture={author.avatar} size={56} />
        <div>
          <p className={styles.name}>{author.name}</p>
          <p>{author.expertise}</p>
          <p>{author.bio}</p>
        </div>
      </Panel>
    </>
  );
}

/** Three others. No place is kept for them: they are a bonus, below everything else. */
export function RelatedArticles({ slug }: { slug: string }) {
  const { t } = useTranslation('blog');
  const { data } = contentEndpoints.useGetContentArticlesBySlugRelatedQuery({ slug, lang: languageOfArticles() });
  if (!data || data.posts.length === 0) return null;
  return (
    <Section title={t('article.related')} className={styles.related}>
      <ArticleGrid articles={data.posts} level={3} />
    </Section>
  );
}

/** Where to go from here. */
export function MoreArticles() {
  const { t } = useTranslation('blog');
  return (
    <>
      <TagList title={t('article.popular')} tags={popular.map((tag) => t(`popular.${tag}`))} />
      <div className={styles.ways}>
        <ActionLink to="blog">{t('article.back')}</ActionLink>
        <ActionLink to="blog" isIconLast icon={<ArrowRight size={20} className="mirrors" aria-hidden />}>
          {t('article.next')}
        </ActionLink>
      </div>
    </>
  );
}
