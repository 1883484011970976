import { ArticleScreen, articleHead } from '../features/blog/article-feature.ts';
import { useSession } from '../features/session/session-feature.ts';
import { usePage } from '#shared/navigation/use-page.ts';

export function ArticlePage() {
  const { params } = usePage();
  const { user, isAdmin } = useSession();
  return <ArticleScreen key={params.slug} slug={params.slug ?? ''} reader={user && { id: user.id, isAdmin }} />;
}

ArticlePage.asks = ArticleScreen.asks;
ArticlePage.head = articleHead;
