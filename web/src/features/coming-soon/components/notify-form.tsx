import { CircleCheck, Bell } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { FormElement } from '#shared/form/form-element.tsx';
import { emailShaped, firstOf, required } from '#shared/form/form-rules.ts';
import { useRobotTraps } from '#shared/form/robot-traps.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';
import styles from './coming-soon-screen.module.css';

const confirmationLasts = 3000;
const emailRule = firstOf(required('coming-soon:notify.problem.required'), emailShaped('coming-soon:notify.problem.invalid'));

function useNotifyMe() {
  const { key } = usePage();
  const [isDone, setDone] = useState(false);
  const [notifyMe] = contentEndpoints.usePostContentNotifyMeMutation();
  const traps = useRobotTraps();
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => setDone(false), confirmationLasts);
    return () => clearTimeout(timer);
  }, [isDone]);
  const form = useForm({
    initial: { email: '' },
    rules: { email: emailRule },
    submit: async ({ email }) => {
      await notifyMe({ body: { email: email.trim(), page: key, ...(await traps.signs()) } }).unwrap();
      setDone(true);
      return 'afresh';
    },
  });
  return { form, isDone, trap: traps.field };
}

/** Asks for an e-mail address to write to once the page opens; the thanks give way to an empty form after three seconds. */
export function NotifyForm() {
  const { t } = useTranslation('coming-soon');
  const { form, isDone, trap } = useNotifyMe();
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // One field is its own summary.
    if (form.attempt > 0) box.current?.querySelector('input')?.focus();
  }, [form.attempt]);
  const failed = form.summary.length > 0 ? t('notify.problem.failed') : undefined;
  return (
    <div className={styles.notify}>
      <FormElement ref={box} form={form}>
        <Field id="email" label={t('notify.label')} hint={t('notify.hint')} error={form.problem('email') ?? failed}>
          <div className={styles.row}>
            <TextInput {...form.text('email')} type="email" autoComplete="email" />
            <Button kind="primary" size="large" isSubmit isBusy={form.isBusy} icon={<Bell size={20} aria-hidden />}>
              {t('notify.submit')}
            </Button>
          </div>
        </Field>
        {trap}
      </FormElement>
      <p role="status" className={styles.done}>
        {isDone && (
          <>
            <CircleCheck size={20} aria-hidden />
            {t('notify.done')}
          </>
        )}
      </p>
    </div>
  );
}
