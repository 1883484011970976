import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { emailShaped, firstOf, required } from '#shared/form/form-rules.ts';
import { Fields, Form } from '#shared/form/form.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { DonePanel } from '#shared/content/states.tsx';
import { Field } from '#shared/ui/field.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';
import '../verification/resend-button.tsx';
import { EntryFrame } from '../entry/entry-frame.tsx';

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
