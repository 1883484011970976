import { i18n } from '#shared/i18n/i18n.ts';
import { wholeTexts } from '#shared/i18n/whole-texts.ts';
import { breadcrumbs } from '#shared/navigation/breadcrumbs.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';
import { legalKey, legalPages } from './model/legal-pages.ts';

export function legalHead(pageKey: string): PageHead {
  const key = legalKey(pageKey);
  const name = wholeTexts<string>(key, 'title');
  const page = { '@type': 'WebPage', name, inLanguage: i18n.language, dateModified: legalPages[key].updatedAt };
  return { description: wholeTexts<string>(key, 'text'), data: [page, breadcrumbs([{ key, name }])] };
}
