import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../antd/work.ts';
import { ControlContext, controlOf } from '../ui/field.tsx';
import styles from './work-field.module.css';

interface WorkFieldProps {
  /** The control's id: the summary of problems links to it. `form.about(name)` gives it, and the error. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** A translated message; none when the field is fine. */
  error?: string | undefined;
  isOptional?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * antd's Form.Item around one control of a form that `useForm` holds: label, then hint, above the control, the error under it. Values, rules,
 * draft and refusals stay `useForm`'s; the control takes id and ARIA attributes by `useControl`.
 */
export function WorkField({ id, label, hint, error, isOptional = false, className = '', children }: WorkFieldProps) {
  const { t } = useTranslation('shell');
  const help = error && (
    <span id={`${id}-error`} className={styles.error}>
      <CircleAlert size={18} aria-hidden />
      {error}
    </span>
  );
  return (
    <Form.Item
      htmlFor={id}
      className={`${styles.field} ${error ? styles.invalid : ''} ${className}`}
      label={
        <span>
          {label}
          {isOptional && <span className={styles.optional}> {t('form.optional')}</span>}
        </span>
      }
      layout="vertical"
      colon={false}
      validateStatus={error ? 'error' : ''}
      help={help ?? null}
    >
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <ControlContext value={controlOf(id, hint, error)}>{children}</ControlContext>
    </Form.Item>
  );
}
