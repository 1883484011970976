import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Art } from '#shared/content/art.tsx';
import styles from './entry-frame.module.css';

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
