import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import styles from './parcel.module.css';
import type { ActProblem as Problem } from './use-act.ts';

/** Why something was not done, at the place where it was asked for. */
export function ActProblem({ problem }: { problem: Problem | undefined }) {
  const { t } = useTranslation('vendor-office');
  const errorText = useErrorText();
  if (problem === undefined) return null;
  return (
    <p role="alert" className={styles.problem}>
      <CircleAlert size={20} aria-hidden />
      {typeof problem === 'string' ? t(`parcel.lost.${problem}`) : errorText(problem)}
    </p>
  );
}
