import { CircleAlert } from 'lucide-react';
import { createContext, useContext, useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './field.module.css';

/** What a control inside a Field takes over: `<input {...useControl()} />`. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

const ControlContext = createContext<ControlProps | undefined>(undefined);

interface FieldProps {
  /** The control's id: an ErrorSummary links to it. */
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  /** A translated message; none when the field is fine. */
  error?: string | undefined;
  isOptional?: boolean;
  /** For a set of controls (tiles, switches): a fieldset with a legend instead of a label. */
  isGroup?: boolean;
  className?: string;
  children: ReactNode;
}

/** Label, then hint, above the control; the error under it, with a bar at its start. */
export function Field({ id: givenId, label, hint, error, isOptional = false, isGroup = false, className = '', children }: FieldProps) {
  const { t } = useTranslation('shell');
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  const control: ControlProps = { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described };
  const optional = isOptional && <span className={styles.optional}> {t('form.optional')}</span>;
  const Frame = isGroup ? 'fieldset' : 'div';
  return (
    <Frame
      className={`${styles.field} ${error ? styles.invalid : ''} ${className}`}
      {...(isGroup ? { id, 'aria-describedby': described, tabIndex: -1 } : {})}
    >
      {isGroup ? (
        <legend className={styles.label}>
          {label}
          {optional}
        </legend>
      ) : (
        <label className={styles.label} htmlFor={id}>
          {label}
          {optional}
        </label>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <ControlContext value={control}>{children}</ControlContext>
      {error && (
        <p id={errorId} className={styles.error}>
          <CircleAlert size={20} aria-hidden />
          {error}
        </p>
      )}
    </Frame>
  );
}

/** The id and ARIA attributes for the control of the Field around it. */
export function useControl(): ControlProps {
  const control = useContext(ControlContext);
  if (!control) throw new Error('useControl must be used within a Field');
  return control;
}
