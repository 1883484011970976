import { i18n } from '#shared/i18n/i18n.ts';
import { breadcrumbs } from '#shared/navigation/breadcrumbs.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';

/** The blog, as search engines and readers of feeds find it. */
export function blogHead(): PageHead {
  return {
    description: i18n.t('blog:description'),
    data: [breadcrumbs([{ key: 'blog', name: i18n.t('blog:title') }])],
    hasFeed: true,
  };
}
