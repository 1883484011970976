import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fields, Form, FormNotice } from '#shared/form/form.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { usePage } from '#shared/navigation/use-page.ts';
import { useAppSelector } from '#shared/store/store.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckBox } from '#shared/ui/check-box.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Split } from '#shared/ui/split.tsx';
import { PasswordInput, TextInput } from '#shared/ui/text-input.tsx';
import { useEntry } from '../entry/use-entry.ts';
import { loginRules } from './login-rules.ts';
import { selectHasEnded, type LoginForm } from '../model/session-slice.ts';
import { EntryDone } from '../entry/entry-done.tsx';
import { CodeScreen } from './code-screen.tsx';
import { DemoAccount } from './demo-account.tsx';
import { EntryFrame } from '../entry/entry-frame.tsx';
import { DonePanel } from '#shared/ui/done-panel.tsx';

function useLogin() {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const entry = useEntry();
  const [isRemembered, setRemembered] = useState(true);
  const [isReturning, setReturning] = useState(false);
  const keeping = isRemembered ? 'local' : 'session';
  const requestOf = ({ email, password }: LoginForm) => ({ form: { email: email.trim(), password }, keeping }) as const;
  const form = useForm<LoginForm>({
    initial: { email: '', password: '' },
    rules: loginRules,
    words: { failed: 'session:login.failed', unavailable: 'session:login.unavailable', invalid: 'session:login.fix' },
    submit: (values) => entry.logIn(requestOf(values)),
  });
  const reactivate = () => {
    setReturning(true);
    entry
      .reactivate(requestOf(form.values))
      .catch((error: unknown) => toast.error(errorText(error, t('deactivated.failed'))))
      .finally(() => setReturning(false));
  };
  const giveCode = (code: string) => entry.giveCode({ challenge: entry.challenge ?? '', code, keeping });
  const fill = ({ email, password }: LoginForm) => {
    form.change('email', email);
    form.change('password', password);
  };
  return { form, entry, isRemembered, setRemembered, isReturning, reactivate, giveCode, fill };
}

interface DeactivatedPanelProps {
  isBusy: boolean;
  onReactivate: () => void;
  onBack: () => void;
}

/** After a login with the right password of an account that was deactivated: it can be brought back. */
function DeactivatedPanel({ isBusy, onReactivate, onBack }: DeactivatedPanelProps) {
  const { t } = useTranslation('session');
  return (
    <DonePanel
      title={t('deactivated.title')}
      text={t('deactivated.text')}
      actions={
        <>
          <Button kind="primary" isBusy={isBusy} onClick={onReactivate}>
            {t('deactivated.reactivate')}
          </Button>
          <Button kind="text" onClick={onBack}>
            {t('forgot.back')}
          </Button>
        </>
      }
    />
  );
}

type Login = ReturnType<typeof useLogin>;

function LoginFields({ form, isRemembered, setRemembered }: Login) {
  const { t } = useTranslation('session');
  return (
    <Fields>
      <Field {...form.about('email')} label={t('field.email')}>
        <TextInput {...form.text('email')} type="email" autoComplete="username" />
      </Field>
      <Field {...form.about('password')} label={t('field.password')}>
        <PasswordInput {...form.text('password')} autoComplete="current-password" />
      </Field>
      <Split look="ends">
        <CheckBox isChecked={isRemembered} onChange={setRemembered}>
          {t('login.remember')}
        </CheckBox>
        <PageLink to="forgot-password">{t('forgot.title')}</PageLink>
      </Split>
      <Button kind="primary" size="large" isSubmit isBlock isBusy={form.isBusy} icon={<LogIn size={20} className="mirrors" aria-hidden />}>
        {t('login.submit')}
      </Button>
    </Fields>
  );
}

export function LoginScreen() {
  const { t } = useTranslation('session');
  const { query } = usePage();
  const login = useLogin();
  const { form, entry, isReturning, reactivate, giveCode, fill } = login;
  const hasEnded = useAppSelector(selectHasEnded);
  if (entry.status === 'done')
    return <EntryDone title={t('login.success')} text={t('login.successText')} link={t('login.goOn')} next={entry.next} />;
  if (entry.challenge !== null) return <CodeScreen giveCode={giveCode} onBack={entry.startOver} />;
  if (entry.status === 'deactivated' || isReturning) {
    return <DeactivatedPanel isBusy={isReturning} onReactivate={reactivate} onBack={entry.startOver} />;
  }
  return (
    <EntryFrame>
      <Form
        form={form}
        heading={t('login.title')}
        notice={
          <>
            {hasEnded && <FormNotice>{t('login.ended')}</FormNotice>}
            <DemoAccount onUse={fill} />
          </>
        }
        lead={
          <>
            {t('login.newHere')}{' '}
            <PageLink to="register" query={query.next ? { next: query.next } : {}}>
              {t('login.register')}
            </PageLink>
          </>
        }
      >
        <LoginFields {...login} />
      </Form>
    </EntryFrame>
  );
}
