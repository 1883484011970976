import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ControlContext, controlOf } from '../form/control.ts';
import styles from './field.module.css';

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
