import { useTranslation } from 'react-i18next';
import { blogHead, BlogScreen } from '../features/blog/blog-screen.tsx';
import { NewsletterPanel } from '../features/subscriptions/newsletter.tsx';

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
