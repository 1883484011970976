import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../i18n/use-error-text.ts';
import styles from './step-problem.module.css';
import type { StepProblem as Problem } from './use-checked-step.ts';

/** Why something was not done, at the place where it was asked for. */
export function StepProblem({ problem }: { problem: Problem | undefined }) {
  const { t } = useTranslation('work');
  const errorText = useErrorText();
  if (problem === undefined) return null;
  return (
    <p role="alert" className={styles.problem}>
      <CircleAlert size={20} aria-hidden />
      {typeof problem === 'string' ? t(`lost.${problem}`) : errorText(problem)}
    </p>
  );
}
