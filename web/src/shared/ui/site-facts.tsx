import { useTranslation } from 'react-i18next';

interface SiteFactsProps {
  /** Ways to reach the operator of the site, their pages elsewhere, or both with their apps. */
  part: 'contact' | 'social' | 'footer';
  className: string | undefined;
}

/**
 * What a deployment sets about who runs it (`packages/site/src/write-facts.ts`); nothing where it sets nothing. The gateway writes it into
 * the page: in place of the comment here, and in templates for what the app renders itself.
 */
export function SiteFacts({ part, className }: SiteFactsProps) {
  const { i18n } = useTranslation();
  const written = document.getElementById(`facts-${part}-${i18n.language}`)?.innerHTML;
  return <div className={className} dangerouslySetInnerHTML={{ __html: written ?? `<!--facts:${part}-->` }} />;
}
