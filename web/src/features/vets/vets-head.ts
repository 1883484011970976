import { i18n } from '#shared/i18n/i18n.ts';
import { breadcrumbs } from '#shared/navigation/breadcrumbs.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';

/** The head of the list of vets for search engines. */
export function vetsHead(): PageHead {
  const { t } = i18n;
  return { description: t('vets:list.head'), data: [breadcrumbs([{ key: 'vets', name: t('shell:nav.vets') }])] };
}
