import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './error-summary.module.css';

export interface SummaryEntry {
  /** The id of the control; none for a problem of the whole form. */
  fieldId?: string;
  text: string;
  /** Brings the field onto the screen when another step holds it. */
  onFollow?: (() => void) | undefined;
}

interface ErrorSummaryProps {
  errors: readonly SummaryEntry[];
  /** Grows with every failed attempt: the box takes the focus again. */
  attempt: number;
  /** A refusal may lead to another step: the box keeps the focus there. */
  step?: number;
}

function focusField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  field?.scrollIntoView({ block: 'center' });
  const target = field?.matches('fieldset') ? (field.querySelector<HTMLElement>('input, button, select, textarea') ?? field) : field;
  target?.focus({ preventScroll: true });
}

/** "There is a problem": takes the focus after a failed attempt and links to the fields. */
export function ErrorSummary({ errors, attempt, step = 1 }: ErrorSummaryProps) {
  const { t } = useTranslation('shell');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt, step]);
  if (errors.length === 0) return null;
  const goTo = (event: MouseEvent, { fieldId = '', onFollow }: SummaryEntry) => {
    event.preventDefault();
    onFollow?.();
    // After the step has come onto the screen, when it is another.
    if (onFollow) setTimeout(focusField, 0, fieldId);
    else focusField(fieldId);
  };
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.box}>
      <h2 className={styles.title}>{t('form.problem')}</h2>
      <ul>
        {errors.map((entry) => (
          <li key={`${entry.fieldId}${entry.text}`}>
            {entry.fieldId ? (
              <a href={`#${entry.fieldId}`} onClick={(event) => goTo(event, entry)}>
                {entry.text}
              </a>
            ) : (
              entry.text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
