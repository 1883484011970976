import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './error-summary.module.css';

export interface SummaryEntry {
  /** The id of the control; none for a problem of the whole form. */
  fieldId?: string;
  text: string;
}

interface ErrorSummaryProps {
  errors: readonly SummaryEntry[];
  /** Grows with every failed attempt: the box takes the focus again. */
  attempt: number;
}

/** "There is a problem": takes the focus after a failed attempt and links to the fields. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const { t } = useTranslation('shell');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  const goTo = (event: MouseEvent, fieldId: string) => {
    event.preventDefault();
    const field = document.getElementById(fieldId);
    field?.scrollIntoView({ block: 'center' });
    const target = field?.matches('fieldset') ? (field.querySelector<HTMLElement>('input, button, select, textarea') ?? field) : field;
    target?.focus({ preventScroll: true });
  };
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.box}>
      <h2 className={styles.title}>{t('form.problem')}</h2>
      <ul>
        {errors.map(({ fieldId, text }) => (
          <li key={`${fieldId}${text}`}>
            {fieldId ? (
              <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
