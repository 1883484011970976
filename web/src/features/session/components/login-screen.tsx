import { LogIn } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/i18n/use-error-text.ts';
import { PageLink } from '../../../shared/navigation/page-link.tsx';
import { usePage } from '../../../shared/navigation/use-page.ts';
import { toast } from '../../../shared/toasts/toasts.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CheckBox } from '../../../shared/ui/check-box.tsx';
import { ErrorSummary } from '../../../shared/ui/error-summary.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { PasswordInput, TextInput } from '../../../shared/ui/text-input.tsx';
import { useEntry } from '../hooks/use-entry.ts';
import { loginProblems } from '../model/entry-rules.ts';
import type { LoginForm } from '../model/session-slice.ts';
import { EntryDone } from './entry-done.tsx';
import { EntryFrame } from './entry-frame.tsx';
import styles from './entry-form.module.css';
import { useFormProblems } from '../hooks/use-form-problems.ts';

/** Where to go after the login: the page that asked, never an address of somebody else. */
function useNext(): string {
  const { next = '' } = usePage().query;
  return /^[a-z0-9][\w-]*(\?|$)/i.test(next) && !/^(login|register)\b/.test(next) ? next : 'dashboard';
}

export function LoginScreen() {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const next = useNext();
  const entry = useEntry();
  const [form, setForm] = useState<LoginForm>({ email: '', password: '' });
  const [isRemembered, setRemembered] = useState(true);
  const problems = useFormProblems<LoginForm>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = loginProblems(form);
    problems.show(found);
    const list = Object.values(found).map((key) => t(`problem.${key}`));
    if (list.length > 0) toast.warning(t('login.fix', { list: list.join(t('listSeparator')) }));
    else entry.logIn({ form: { ...form, email: form.email.trim() }, keeping: isRemembered ? 'local' : 'session', next });
  };
  const change = (field: keyof LoginForm) => (value: string) => {
    setForm({ ...form, [field]: value });
    problems.forget(field);
  };

  if (entry.status === 'done')
    return <EntryDone title={t('login.success')} text={t('login.successText')} link={t('login.goOn')} next={next} />;

  const isAway = entry.error?.status === 'NETWORK_ERROR';
  const refusal = entry.error && (isAway ? t('login.unavailable') : errorText(entry.error, t('login.failed')));
  const summary = problems.count > 0 ? problems.entries : refusal ? [{ text: refusal }] : [];
  return (
    <EntryFrame>
      <PageHeading hasError={summary.length > 0}>{t('login.title')}</PageHeading>
      <p className={styles.lead}>
        {t('login.newHere')} <PageLink to="register">{t('login.register')}</PageLink>
      </p>
      <form noValidate onSubmit={submit} className={styles.form}>
        <ErrorSummary errors={summary} attempt={problems.attempt + entry.attempt} />
        <Field id="email" label={t('field.email')} error={problems.textOf('email')}>
          <TextInput type="email" name="email" autoComplete="username" value={form.email} onValue={change('email')} />
        </Field>
        <Field id="password" label={t('field.password')} error={problems.textOf('password')}>
          <PasswordInput name="password" autoComplete="current-password" value={form.password} onValue={change('password')} />
        </Field>
        <CheckBox isChecked={isRemembered} onChange={setRemembered}>
          {t('login.remember')}
        </CheckBox>
        <Button
          kind="primary"
          size="large"
          isSubmit
          isBlock
          isBusy={entry.status === 'loading'}
          icon={<LogIn size={20} className="mirrors" aria-hidden />}
        >
          {t('login.submit')}
        </Button>
      </form>
    </EntryFrame>
  );
}
