import { ChevronDown, Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FaqQuestion } from '../model/faq-questions.ts';
import styles from './faq-screen.module.css';

/** A question that opens; it works before any script has run. */
export function AnswerItem({ id, question, answer }: FaqQuestion) {
  const { t } = useTranslation('faq');
  return (
    <details id={id} className={styles.item}>
      <summary className={styles.question}>
        <h3>{question}</h3>
        <ChevronDown size={20} aria-hidden className={styles.sign} />
      </summary>
      <div className={styles.answer}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <a href={`#${id}`} className={styles.link}>
          <Link2 size={18} aria-hidden />
          {t('link')}
        </a>
      </div>
    </details>
  );
}
