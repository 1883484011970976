import { useTranslation } from 'react-i18next';
import { ArticleScreen, articleHead } from '../features/blog/article-feature.ts';
import { useSession } from '../features/session/session-feature.ts';
import { NewsletterPanel } from '../features/subscriptions/newsletter-feature.ts';
import { usePage } from '#shared/navigation/use-page.ts';

export function ArticlePage() {
  const { params } = usePage();
  const { user, isAdmin } = useSession();
  const { t } = useTranslation('blog');
  return (
    <>
      <ArticleScreen key={params.slug} slug={params.slug ?? ''} reader={user && { id: user.id, isAdmin }} />
      <NewsletterPanel title={t('news.title')} />
    </>
  );
}

ArticlePage.asks = ArticleScreen.asks;
ArticlePage.head = articleHead;
