import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './step-tips.module.css';

/** Advice that fits the step. */
export function StepTips({ step }: { step: number }) {
  const { t } = useTranslation('my-pets');
  return (
    <section className={styles.tips}>
      <h2 className={styles.title}>{t(`tips.step${step}.title`)}</h2>
      <ul>
        {['a', 'b', 'c'].map((tip) => (
          <li key={tip}>
            <Check size={18} aria-hidden />
            {t(`tips.step${step}.${tip}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
