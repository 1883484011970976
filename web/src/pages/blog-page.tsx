import { useTranslation } from 'react-i18next';
import { blogHead } from '../features/blog/blog-head.ts';
import { BlogScreen } from '../features/blog/list/screen.tsx';
import { NewsletterPanel } from '../features/subscriptions/newsletter-panel.tsx';

export function BlogPage() {
  const { t } = useTranslation('blog');
  return (
    <>
      <BlogScreen />
      <NewsletterPanel title={t('news.title')} />
    </>
  );
}

BlogPage.asks = BlogScreen.asks;
BlogPage.head = blogHead;
