import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './why-we-ask.module.css';

/** Beside the registration on wide screens: what becomes of what is asked. */
export function WhyWeAsk() {
  const { t } = useTranslation('session');
  return (
    <aside className={styles.why} aria-label={t('register.why')}>
      <h2 className={styles.title}>{t('register.why')}</h2>
      <ul>
        {['whyPhone', 'whyCity', 'whyChecked'].map((reason) => (
          <li key={reason}>
            <Check size={20} aria-hidden />
            {t(`register.${reason}`)}
          </li>
        ))}
      </ul>
    </aside>
  );
}
