import { useTranslation } from 'react-i18next';
import { articleHead, ArticleScreen } from '../features/blog/article-screen.tsx';
import { ReportButton } from '../features/reports/report-button.tsx';
import { useSession } from '../features/session/use-session.ts';
import { NewsletterPanel } from '../features/subscriptions/newsletter.tsx';
import { usePage } from '#shared/navigation/use-page.ts';

export function ArticlePage() {
  const { params } = usePage();
  const { user, isAdmin } = useSession();
  const { t } = useTranslation('blog');
  return (
    <>
      <ArticleScreen
        key={params.slug}
        slug={params.slug ?? ''}
        reader={user && { id: user.id, isAdmin }}
        report={({ id }, of) => <ReportButton thing={{ kind: 'comment', id }} memberId={user?.id ?? null} of={of} />}
      />
      <NewsletterPanel title={t('news.title')} />
    </>
  );
}

ArticlePage.asks = ArticleScreen.asks;
ArticlePage.head = articleHead;
