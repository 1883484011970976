import { useTranslation } from 'react-i18next';
import styles from './safety-tips.module.css';

export function SafetyTips() {
  const { t } = useTranslation('pets');
  return (
    <section className={styles.tips}>
      <h2 className={styles.title}>{t('detail.safety.title')}</h2>
      <ul>
        {['meet', 'pay', 'card'].map((tip) => (
          <li key={tip} className={styles.tip}>
            {t(`detail.safety.${tip}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
