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

/** For a frame of a field that is not ours, such as antd's. */
export const ControlContext = createContext<ControlProps | undefined>(undefined);

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

function FieldLabel({ id, label, isOptional, isGroup }: Pick<FieldProps, 'label' | 'isOptional' | 'isGroup'> & { id: string }) {
  const { t } = useTranslation('shell');
  const text = (
    <>
      {label}
      {isOptional && <span className={styles.optional}> {t('form.optional')}</span>}
    </>
  );
  if (isGroup) return <legend className={styles.label}>{text}</legend>;
  return (
    <label className={styles.label} htmlFor={id}>
      {text}
    </label>
  );
}

/** What the control of a field takes over, by what the field shows. */
export function controlOf(id: string, hint: ReactNode, error: string | undefined): ControlProps {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described };
}

/** Label, then hint, above the control; the error under it, with a bar at its start. */
export function Field({ id: givenId, label, hint, error, isOptional, isGroup, className = '', children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const control = controlOf(id, hint, error);
  const Frame = isGroup ? 'fieldset' : 'div';
  const group = isGroup ? { id, 'aria-describedby': control['aria-describedby'], tabIndex: -1 } : {};
  return (
    <Frame className={`${styles.field} ${error ? styles.invalid : ''} ${className}`} {...group}>
      <FieldLabel id={id} label={label} isOptional={isOptional} isGroup={isGroup} />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <ControlContext value={control}>{children}</ControlContext>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
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
