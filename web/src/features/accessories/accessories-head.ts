import { i18n } from '#shared/i18n/i18n.ts';
import { breadcrumbs } from '#shared/navigation/breadcrumbs.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';

/** The head of the shop for search engines. */
export function accessoriesHead(): PageHead {
  const { t } = i18n;
  return { description: t('accessories:list.head'), data: [breadcrumbs([{ key: 'accessories', name: t('shell:nav.shop') }])] };
}
