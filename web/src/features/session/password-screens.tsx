import { KeyRound, Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { emailShaped, firstOf, required } from '#shared/form/form-rules.ts';
import { useForm } from '#shared/form/use-form.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { DonePanel } from '#shared/content/states.tsx';
import { Field } from '#shared/ui/field.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';
import { EntryForm } from './entry/entry-frame.tsx';
import { NewPasswordFields, newPasswordRules, useCommonPasswords } from './new-password-fields.tsx';
import './resend-button.tsx';

function useReset(token: string) {
  const [isDone, setDone] = useState(false);
  const [reset] = authEndpoints.usePostAuthResetPasswordMutation();
  const passwords = useCommonPasswords();
  const form = useForm({
    initial: { password: '', confirmPassword: '' },
    rules: newPasswordRules('password', passwords.common),
    words: { failed: 'session:reset.failed', unavailable: 'session:login.unavailable' },
    submit: async ({ password }) => {
      await reset({ body: { token, password } }).unwrap();
      setDone(true);
    },
  });
  return { form, isDone, passwords };
}

function ResetForm({ token }: { token: string }) {
  const { t } = useTranslation('session');
  const { form, isDone, passwords } = useReset(token);
  if (isDone) {
    const login = (
      <ActionLink to="login" kind="primary">
        {t('register.goToLogin')}
      </ActionLink>
    );
    return <DonePanel title={t('reset.done')} text={t('reset.doneText')} actions={login} />;
  }
  return (
    <EntryForm
      form={form}
      title={t('reset.title')}
      lead={t('register.passwordHint')}
      submit={{ text: t('reset.submit'), icon: <KeyRound size={20} aria-hidden /> }}
      otherWay={{ to: 'forgot-password', text: t('reset.newLink') }}
    >
      <NewPasswordFields form={form} name="password" label={t('reset.password')} passwords={passwords} />
    </EntryForm>
  );
}

/** A new password, for the member who opens the link of the mail. */
export function ResetPasswordScreen() {
  const { t } = useTranslation('session');
  const { token } = usePage().query;
  if (token) return <ResetForm token={token} />;
  const newLink = (
    <ActionLink to="forgot-password" kind="primary">
      {t('reset.newLink')}
    </ActionLink>
  );
  return <DonePanel title={t('link.broken')} text={t('link.brokenText')} actions={newLink} />;
}

const emailRule = firstOf(required('session:problem.loginEmailRequired'), emailShaped('session:problem.loginEmailInvalid'));

function EmailForm({ initial, onSent }: { initial: string; onSent: (email: string) => void }) {
  const { t } = useTranslation('session');
  const [ask] = authEndpoints.usePostAuthForgotPasswordMutation();
  const form = useForm({
    initial: { email: initial },
    rules: { email: emailRule },
    words: { failed: 'session:forgot.failed', unavailable: 'session:login.unavailable' },
    submit: async ({ email }) => {
      await ask({ body: { email: email.trim() } }).unwrap();
      onSent(email.trim());
    },
  });
  return (
    <EntryForm
      form={form}
      title={t('forgot.title')}
      lead={t('forgot.text')}
      submit={{ text: t('forgot.submit'), icon: <Mail size={20} aria-hidden /> }}
      otherWay={{ to: 'login', text: t('forgot.back') }}
    >
      <Field {...form.about('email')} label={t('field.email')}>
        <TextInput {...form.text('email')} type="email" autoComplete="username" maxLength={254} />
      </Field>
    </EntryForm>
  );
}

/** A forgotten password: the address, then what to do next. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation('session');
  const [sentTo, setSentTo] = useState('');
  const [typed, setTyped] = useState('');
  if (sentTo === '') return <EmailForm initial={typed} onSent={setSentTo} />;
  const again = () => {
    setTyped(sentTo);
    setSentTo('');
  };
  return (
    <DonePanel
      title={t('forgot.sent')}
      text={
        <>
          {t('forgot.sentText')} <bdi dir="ltr">{sentTo}</bdi>
        </>
      }
      actions={
        <>
          <ActionLink to="login" kind="primary">
            {t('register.goToLogin')}
          </ActionLink>
          <Button onClick={again}>{t('forgot.again')}</Button>
        </>
      }
    />
  );
}
