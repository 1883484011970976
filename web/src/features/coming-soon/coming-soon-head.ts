import { i18n } from '#shared/i18n/i18n.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';
import { comingSoonPage } from './model/coming-soon-pages.ts';

export function comingSoonHead(key: string): PageHead {
  const page = comingSoonPage(key);
  if (!page) throw new Error(`no coming-soon page is announced at ${key}`);
  return { description: i18n.t(`coming-soon:page.${page.name}.text`) };
}
