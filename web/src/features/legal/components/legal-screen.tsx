import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/format.ts';
import { wholeTexts } from '#shared/i18n/whole-texts.ts';
import { Art } from '#shared/content/art.tsx';
import { ActionLink } from '#shared/ui/button.tsx';
import { MessagePanel } from '#shared/content/message-panel.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { legalKey, legalPages } from '../model/legal-pages.ts';
import type { LegalText } from '../model/legal-pages.ts';
import { LegalSections } from './legal-sections.tsx';
import styles from './legal-screen.module.css';

function Help() {
  const { t } = useTranslation('legal');
  return (
    <MessagePanel
      place="panel"
      picture={<Art name="window-other" isLazy />}
      heading={<h2>{t('help.title')}</h2>}
      text={t('help.text')}
      actions={
        <>
          <ActionLink to="contact">{t('help.support')}</ActionLink>
          <ActionLink to="faq">{t('help.faq')}</ActionLink>
        </>
      }
    />
  );
}

/** Terms, privacy, cookies, refunds: one shape, the text by the key of the page. */
export function LegalScreen({ pageKey }: { pageKey: string }) {
  const { t, i18n } = useTranslation('legal');
  const key = legalKey(pageKey);
  const { updatedAt } = legalPages[key];
  const sections = Object.entries(wholeTexts<LegalText['sections']>(key, 'sections'));
  return (
    <div className={`container ${styles.page}`}>
      <header>
        <PageHeading>{wholeTexts<string>(key, 'title')}</PageHeading>
        <p className={styles.text}>{wholeTexts<string>(key, 'text')}</p>
        <p className={styles.updated}>
          <time dateTime={updatedAt}>{t('updated', { date: formatDate(i18n.language, updatedAt) })}</time>
        </p>
      </header>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">{t('contents')}</h2>
        <ol>
          {sections.map(([id, { title }], index) => (
            <li key={id}>
              <a href={`#${id}`}>
                {index + 1}. {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        <LegalSections sections={sections} />
        <Help />
      </div>
    </div>
  );
}
