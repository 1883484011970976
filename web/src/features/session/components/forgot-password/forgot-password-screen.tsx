import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotServed } from '#shared/api/is-not-served.ts';
import { emailShaped, firstOf, required } from '#shared/form/form-rules.ts';
import { Fields, Form } from '#shared/form/form.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { usePage } from '#shared/navigation/use-page.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';
import { useForgotPasswordMutation } from '../../api/recovery-api.ts';
import { EntryFrame } from '../login/entry-frame.tsx';
import { DonePanel } from '#shared/ui/done-panel.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

const emailRule = firstOf(required('session:problem.loginEmailRequired'), emailShaped('session:problem.loginEmailInvalid'));

interface EmailFormProps {
  initial: string;
  onSent: (email: string) => void;
  onUnserved: () => void;
}

function EmailForm({ initial, onSent, onUnserved }: EmailFormProps) {
  const { t } = useTranslation('session');
  const [ask] = useForgotPasswordMutation();
  const form = useForm({
    initial: { email: initial },
    rules: { email: emailRule },
    words: { failed: 'session:forgot.failed', unavailable: 'session:login.unavailable' },
    submit: async ({ email }) => {
      try {
        await ask({ email: email.trim() }).unwrap();
      } catch (error) {
        if (!isNotServed(error)) throw error;
        onUnserved();
        return;
      }
      toast.success(t('forgot.success'));
      onSent(email.trim());
    },
  });
  return (
    <EntryFrame>
      <Form form={form} heading={t('forgot.title')} lead={t('forgot.text')}>
        <Fields>
          <Field {...form.about('email')} label={t('field.email')}>
            <TextInput {...form.text('email')} type="email" autoComplete="username" maxLength={254} />
          </Field>
          <Button kind="primary" size="large" isSubmit isBlock isBusy={form.isBusy} icon={<Mail size={20} aria-hidden />}>
            {t('forgot.submit')}
          </Button>
          <p>
            <PageLink to="login">{t('forgot.back')}</PageLink>
          </p>
        </Fields>
      </Form>
    </EntryFrame>
  );
}

/** A forgotten password: the address, what to do next, and, with the token of the mail, the new password. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation('session');
  const { query, setQuery } = usePage();
  const [sentTo, setSentTo] = useState('');
  const [typed, setTyped] = useState('');
  const [isUnserved, setUnserved] = useState(false);
  const login = (
    <ActionLink to="login" kind="primary">
      {t('register.goToLogin')}
    </ActionLink>
  );
  if (isUnserved) return <DonePanel title={t('forgot.unserved')} text={t('forgot.unservedText')} actions={login} />;
  if (query.token) {
    return <ResetPasswordForm token={query.token} onUnserved={() => setUnserved(true)} onNewLink={() => setQuery({ token: '' })} />;
  }
  if (sentTo === '') return <EmailForm initial={typed} onSent={setSentTo} onUnserved={() => setUnserved(true)} />;
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
          {login}
          <Button onClick={again}>{t('forgot.again')}</Button>
        </>
      }
    />
  );
}
