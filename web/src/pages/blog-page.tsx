import { useTranslation } from 'react-i18next';
import { BlogScreen, blogHead } from '../features/blog/blog-feature.ts';
import { NewsletterPanel } from '../features/subscriptions/newsletter-feature.ts';

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
