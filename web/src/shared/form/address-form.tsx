import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withNamespace } from '../i18n/text-key.ts';
import type { TextKey } from '../i18n/text-key.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';
import styles from './address-form.module.css';
import { FormElement } from './form-element.tsx';
import { emailShaped, firstOf, required } from './form-rules.ts';
import { useRobotTraps } from './robot-traps.tsx';
import type { RobotSigns } from './robot-traps.tsx';
import { useForm } from './use-form.ts';

interface AddressFormProps {
  /** The field's id; it makes one of its own when it is left out. */
  id?: string;
  /** Keys of its strings. */
  words: Record<'label' | 'hint' | 'submit' | 'done' | 'required' | 'invalid' | 'failed', TextKey>;
  icon: ReactNode;
  /** `line`: what it asks for beside the field, on green. */
  look?: 'panel' | 'line';
  /** After how many ms the thanks go; they stay when it is left out. */
  thanksLast?: number;
  /** Rejects when the address could not be kept. */
  send: (address: { email: string } & RobotSigns) => Promise<unknown>;
}

function useAddress({ words, thanksLast, send }: AddressFormProps) {
  const [isDone, setDone] = useState(false);
  const traps = useRobotTraps();
  useEffect(() => {
    if (!isDone || thanksLast === undefined) return undefined;
    const timer = setTimeout(() => setDone(false), thanksLast);
    return () => clearTimeout(timer);
  }, [isDone, thanksLast]);
  const form = useForm({
    initial: { email: '' },
    rules: { email: firstOf(required(words.required), emailShaped(words.invalid)) },
    submit: async ({ email }) => {
      setDone(false);
      await send({ email: email.trim(), ...(await traps.signs()) });
      setDone(true);
      return 'afresh';
    },
  });
  return { form, isDone, trap: traps.field };
}

/** Asks for one e-mail address, and thanks for it; the form is empty again afterwards. */
export function AddressForm(props: AddressFormProps) {
  const { id, words, icon, look = 'panel', thanksLast } = props;
  const t = withNamespace(useTranslation().t);
  const { form, isDone, trap } = useAddress(props);
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // One field is its own summary.
    if (form.attempt > 0) box.current?.querySelector('input')?.focus();
  }, [form.attempt]);
  const failed = form.summary.length > 0 ? t(words.failed) : undefined;
  return (
    <>
      <FormElement ref={box} form={form}>
        <Field
          {...(id !== undefined && { id })}
          label={t(words.label)}
          hint={t(words.hint)}
          error={form.problem('email') ?? failed}
          className={styles[look]}
        >
          <div className={styles.row}>
            <TextInput {...form.text('email')} type="email" autoComplete="email" />
            <Button
              kind={look === 'line' ? 'genda' : 'primary'}
              size={look === 'line' ? 'middle' : 'large'}
              isSubmit
              isBusy={form.isBusy}
              icon={icon}
            >
              {t(words.submit)}
            </Button>
          </div>
        </Field>
        {trap}
      </FormElement>
      <p role="status" className={`${styles.done} ${thanksLast === undefined ? styles.staying : styles.passing}`}>
        {isDone && (
          <>
            <CircleCheck size={20} aria-hidden />
            {t(words.done)}
          </>
        )}
      </p>
    </>
  );
}
