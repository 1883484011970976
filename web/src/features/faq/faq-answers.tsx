import { ChevronDown, Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { wholeTexts } from '#shared/i18n/whole-texts.ts';
import { questionsOf } from './faq-questions.ts';
import type { FaqQuestion, FaqTexts } from './faq-questions.ts';
import styles from './faq-screen.module.css';

const shown = ['cnic-time', 'refunds', 'vendor-approval'];

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

/** A few questions that many ask, with their answers. */
export function FaqTeasers() {
  const questions = questionsOf(wholeTexts<FaqTexts>('faq', 'answers'));
  return questions.filter(({ id }) => shown.includes(id)).map((one) => <AnswerItem key={one.id} {...one} />);
}
