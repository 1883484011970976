import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './owner-tips.module.css';

/** How an owner stays safe when people ask for the pet. */
export function OwnerTips() {
  const { t } = useTranslation('my-pets');
  return (
    <section className={styles.tips}>
      <h2 className={styles.title}>{t('safety.title')}</h2>
      <ul>
        {['meet', 'money', 'home', 'papers'].map((tip) => (
          <li key={tip}>
            <ShieldCheck size={18} aria-hidden />
            {t(`safety.${tip}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
