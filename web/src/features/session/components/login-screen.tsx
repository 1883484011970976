import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { Button } from '#shared/ui/button.tsx';
import { CheckBox } from '#shared/ui/check-box.tsx';
import { ErrorSummary } from '#shared/ui/error-summary.tsx';
import { Field } from '#shared/ui/field.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { PasswordInput, TextInput } from '#shared/ui/text-input.tsx';
import { useLogin } from '../hooks/use-login.ts';
import { useMemberPasses } from '../hooks/use-member-passes.ts';
import { EntryDone } from './entry-done.tsx';
import styles from './entry-form.module.css';
import { EntryFrame } from './entry-frame.tsx';

export function LoginScreen() {
  const { t } = useTranslation('session');
  const login = useLogin();
  useMemberPasses(login.next);
  const { form, status, summary } = login;
  if (status === 'done') {
    return <EntryDone title={t('login.success')} text={t('login.successText')} link={t('login.goOn')} next={login.next} />;
  }
  const arrow = <LogIn size={20} className="mirrors" aria-hidden />;
  return (
    <EntryFrame>
      <PageHeading hasError={summary.length > 0}>{t('login.title')}</PageHeading>
      <p className={styles.lead}>
        {t('login.newHere')} <PageLink to="register">{t('login.register')}</PageLink>
      </p>
      <form noValidate onSubmit={login.submit} className={styles.form}>
        <ErrorSummary errors={summary} attempt={login.attempt} />
        <Field id="email" label={t('field.email')} error={login.problem('email')}>
          <TextInput type="email" name="email" autoComplete="username" value={form.email} onValue={login.change('email')} />
        </Field>
        <Field id="password" label={t('field.password')} error={login.problem('password')}>
          <PasswordInput name="password" autoComplete="current-password" value={form.password} onValue={login.change('password')} />
        </Field>
        <CheckBox isChecked={login.isRemembered} onChange={login.setRemembered}>
          {t('login.remember')}
        </CheckBox>
        <Button kind="primary" size="large" isSubmit isBlock isBusy={status === 'loading'} icon={arrow}>
          {t('login.submit')}
        </Button>
      </form>
    </EntryFrame>
  );
}
