import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../antd/work.ts';
import { ControlContext, controlOf } from '../form/control.ts';
import type { ControlProps } from '../form/control.ts';
import styles from './work-field.module.css';

interface WorkFieldProps {
  /** The control's id: the summary of problems links to it. `form.about(name)` gives it, and the error. */
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  /** A translated message; none when the field is fine. */
  error?: string | undefined;
  isOptional?: boolean;
  /** For a set of controls: a fieldset that the label names. */
  isGroup?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

function Label({ id, isOptional, children }: { id: string; isOptional: boolean | undefined; children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <span id={`${id}-label`}>
      {children}
      {isOptional && <span className={styles.optional}> {t('form.optional')}</span>}
    </span>
  );
}

function Hint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={`${id}-hint`} className={styles.hint}>
      {children}
    </p>
  );
}

function Problem({ id, children }: { id: string; children: string }) {
  return (
    <span id={`${id}-error`} className={styles.error}>
      <CircleAlert size={18} aria-hidden />
      {children}
    </span>
  );
}

interface GroupProps {
  control: ControlProps;
  problem: ReactNode;
  children: ReactNode;
}

/** The label of antd names one control: this one names a set, whose problem stands inside. */
function Group({ control: { id, 'aria-describedby': described }, problem, children }: GroupProps) {
  return (
    <fieldset id={id} aria-labelledby={`${id}-label`} aria-describedby={described} tabIndex={-1}>
      {children}
      {problem}
    </fieldset>
  );
}

/**
 * antd's Form.Item around one control of a form that `useForm` holds: label, then hint, above the control, the error under it. Values, rules,
 * draft and refusals stay `useForm`'s; the control takes id and ARIA attributes by `useControl`.
 */
export function WorkField({ id: givenId, label, hint, error, isOptional, isGroup, className = '', children }: WorkFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const control = controlOf(id, hint, error);
  const problem = error ? <Problem id={id}>{error}</Problem> : null;
  return (
    <Form.Item
      {...(!isGroup && { htmlFor: id })}
      className={`${styles.field} ${problem ? styles.invalid : ''} ${className}`}
      label={
        <Label id={id} isOptional={isOptional}>
          {label}
        </Label>
      }
      layout="vertical"
      colon={false}
      validateStatus={problem ? 'error' : ''}
      help={isGroup ? null : problem}
    >
      <Hint id={id}>{hint}</Hint>
      <ControlContext value={control}>
        {isGroup ? (
          <Group control={control} problem={problem}>
            {children}
          </Group>
        ) : (
          children
        )}
      </ControlContext>
    </Form.Item>
  );
}
