import { useTranslation } from 'react-i18next';
import { Art } from '#shared/content/art.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { formatDate } from '#shared/format/format.ts';
import { i18n } from '#shared/i18n/i18n.ts';
import { wholeTexts } from '#shared/i18n/whole-texts.ts';
import { breadcrumbs } from '#shared/navigation/breadcrumbs.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';
import { ActionLink } from '#shared/ui/button.tsx';
import { MessagePanel } from '#shared/content/message-panel.tsx';
import { legalKey, legalPages } from './legal-pages.ts';
import type { LegalSection, LegalText } from './legal-pages.ts';
import styles from './legal-screen.module.css';

export function legalHead(pageKey: string): PageHead {
  const key = legalKey(pageKey);
  const name = wholeTexts<string>(key, 'title');
  const page = { '@type': 'WebPage', name, inLanguage: i18n.language, dateModified: legalPages[key].updatedAt };
  return { description: wholeTexts<string>(key, 'text'), data: [page, breadcrumbs([{ key, name }])] };
}

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

interface SectionsProps {
  sections: readonly (readonly [id: string, section: LegalSection])[];
}

/** Names of what lies in a browser, between backticks, keep their own letters and direction. */
function WithCode({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} dir="ltr">
        {part}
      </code>
    ) : (
      part
    ),
  );
}

/** The numbered sections, each at an address of its own. */
function LegalSections({ sections }: SectionsProps) {
  return sections.map(([id, { title, text, list = [] }], index) => (
    <section key={id} className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {index + 1}. {title}
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph}>
          <WithCode>{paragraph}</WithCode>
        </p>
      ))}
      {list.length > 0 && (
        <ul>
          {list.map((point) => (
            <li key={point}>
              <WithCode>{point}</WithCode>
            </li>
          ))}
        </ul>
      )}
    </section>
  ));
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
