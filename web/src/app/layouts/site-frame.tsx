import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadStrings } from '#shared/i18n/i18n.ts';
import { isWorkChrome } from '../route.ts';
import type { Chrome } from '../route.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './site-frame.module.css';
import { TabBar } from './tab-bar.tsx';

let WorkFrame: ComponentType<{ isAlone?: boolean; children: ReactNode }> | undefined;

/** Fetches the code and the strings of what surrounds a page; undefined when they are there. */
export function prepareFrame(chrome: Chrome): Promise<unknown> | undefined {
  if (WorkFrame || !isWorkChrome(chrome)) return undefined;
  return Promise.all([import('./work/work-frame.tsx'), loadStrings(['work'])]).then(([code]) => (WorkFrame = code.WorkFrame));
}

/**
 * What stands around every page. `work` has the menu of the work areas and no footer, `admin` a green head besides; `task` (a
 * listing as it is written) and `focus` (login, checkout) have no footer, no menu and no tab bar.
 */
export function SiteFrame({ chrome, children }: { chrome: Chrome; children: ReactNode }) {
  const { t } = useTranslation('shell');
  const content = (
    <main id="content" tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <SiteHeader isAdmin={chrome === 'admin'} />
      {WorkFrame && isWorkChrome(chrome) ? <WorkFrame isAlone={chrome === 'task'}>{content}</WorkFrame> : content}
      {chrome === 'site' && <SiteFooter />}
      {(chrome === 'site' || chrome === 'work') && <TabBar />}
    </>
  );
}
