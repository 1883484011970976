import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chrome } from '../router.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './site-frame.module.css';
import { TabBar } from './tab-bar.tsx';

/** What stands around every page. `admin` has a green head and no footer; `focus` (wizards, login) has no footer and no tab bar. */
export function SiteFrame({ chrome, children }: { chrome: Chrome; children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <SiteHeader isAdmin={chrome === 'admin'} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {chrome === 'site' && <SiteFooter />}
      {chrome === 'site' && <TabBar />}
    </>
  );
}
