import { CircleCheck, Bell } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '#shared/navigation/use-page.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';
import { useNotifyMeMutation } from '../api/notify-me-api.ts';
import { emailProblem } from '../model/email-problem.ts';
import styles from './coming-soon-screen.module.css';

const confirmationLasts = 3000;

function useNotifyMe() {
  const { key } = usePage();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isDone, setDone] = useState(false);
  const [notifyMe, { isLoading }] = useNotifyMeMutation();
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => setDone(false), confirmationLasts);
    return () => clearTimeout(timer);
  }, [isDone]);
  const type = (text: string) => {
    setEmail(text);
    setProblem(undefined);
  };
  const send = async () => {
    const found = emailProblem(email);
    setProblem(found);
    if (found) return false;
    const answer = await notifyMe({ email: email.trim(), page: key });
    if (answer.error) setProblem('failed');
    else {
      setEmail('');
      setDone(true);
    }
    return !answer.error;
  };
  return { email, problem, isDone, isLoading, type, send };
}

/** Asks for an e-mail address to write to once the page opens; the thanks give way to an empty form after three seconds. */
export function NotifyForm() {
  const { t } = useTranslation('coming-soon');
  const { email, problem, isDone, isLoading, type, send } = useNotifyMe();
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await send())) form.current?.querySelector('input')?.focus();
  };
  return (
    <div className={styles.notify}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <Field label={t('notify.label')} hint={t('notify.hint')} error={problem && t(`notify.problem.${problem}`)}>
          <div className={styles.row}>
            <TextInput type="email" autoComplete="email" value={email} onValue={type} />
            <Button kind="primary" size="large" isSubmit isBusy={isLoading} icon={<Bell size={20} aria-hidden />}>
              {t('notify.submit')}
            </Button>
          </div>
        </Field>
      </form>
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
