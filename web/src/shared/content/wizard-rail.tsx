import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './wizard-rail.module.css';

export interface WizardStep {
  title: string;
  /** What was chosen on a finished step, in a few words. */
  summary?: string;
}

interface WizardRailProps {
  title: string;
  steps: readonly WizardStep[];
  /** From 1. */
  current: number;
}

/** Where one is in a wizard: a green rail beside the form, a bar of segments above it on a phone. */
export function WizardRail({ title, steps, current }: WizardRailProps) {
  const { t } = useTranslation('shell');
  const progress = t('wizard.progress', { current, total: steps.length });
  return (
    <aside className={`${styles.rail} on-green`} aria-label={title}>
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.progress}>{progress}</p>
        <p className={styles.now}>{steps[current - 1]?.title}</p>
      </div>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const state = index + 1 < current ? 'done' : index + 1 === current ? 'current' : 'ahead';
          return (
            <li
              key={step.title}
              className={`${styles.step} ${styles[state] ?? ''}`}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={styles.mark}>{state === 'done' ? <Check size={18} aria-hidden /> : index + 1}</span>
              <span className={styles.words}>
                {step.title}
                {state === 'done' && <span className="visually-hidden"> {t('wizard.done')}</span>}
                {step.summary && <bdi className={styles.summary}>{step.summary}</bdi>}
              </span>
            </li>
          );
        })}
      </ol>
    </aside>
  );
}
