import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Art } from '#shared/content/art.tsx';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { DonePanel } from '#shared/content/states.tsx';
import styles from './entry-frame.module.css';
import { locationOfNext } from './entry-slice.ts';

interface EntryDoneProps {
  title: string;
  text: string;
  link: string;
  next: string;
}

/** The success screen: it goes on by itself, and its link at once. */
export function EntryDone({ title, text, link, next }: EntryDoneProps) {
  const { key, query } = locationOfNext(next);
  return (
    <DonePanel
      title={title}
      text={text}
      actions={
        <PageLink to={key} query={query} replace>
          {link}
        </PageLink>
      }
    />
  );
}

/** The login's surroundings: windows and what an account is for on green, the form beside it. */
export function EntryFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('session');
  return (
    <div className={`container ${styles.frame}`}>
      <aside className={`${styles.green} jhalar-below`}>
        <div className={styles.windows} aria-hidden>
          <Art name="hero-cat" />
          <Art name="hero-dog" />
          <Art name="hero-parrot" />
        </div>
        <p className={styles.claim}>{t('frame.claim')}</p>
        <ul className={styles.list}>
          {(['listings', 'review', 'answers'] as const).map((reason) => (
            <li key={reason}>
              <Check size={20} aria-hidden />
              {t(`frame.${reason}`)}
            </li>
          ))}
        </ul>
      </aside>
      <div className={styles.form}>{children}</div>
    </div>
  );
}
