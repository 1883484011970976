import { BlogScreen, blogHead } from '../features/blog/blog-feature.ts';

export function BlogPage() {
  return <BlogScreen />;
}

BlogPage.asks = BlogScreen.asks;
BlogPage.head = blogHead;
