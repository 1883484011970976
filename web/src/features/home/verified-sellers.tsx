import { BadgeCheck, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#shared/ui/button.tsx';
import styles from './trust.module.css';

/** The programme of stores and vets who show their papers. */
export function VerifiedSellers() {
  const { t } = useTranslation('home');
  return (
    <div className="container">
      <section className={styles.sellers} aria-labelledby="home-sellers">
        <div>
          <h2 id="home-sellers" className={styles.sellersTitle}>
            <BadgeCheck size={32} aria-hidden />
            {t('sellers.title')}
          </h2>
          <p className={styles.sellersText}>{t('sellers.text')}</p>
          <ActionLink to="faq" query={{ category: 'verification' }}>
            {t('sellers.action')}
          </ActionLink>
        </div>
        <ul className={styles.points}>
          {(['papers', 'answer', 'mark'] as const).map((point) => (
            <li key={point}>
              <Check size={20} aria-hidden />
              {t(`sellers.${point}`)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
