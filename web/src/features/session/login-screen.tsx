import { KeyRound, LogIn, ShieldCheck } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
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
import { DonePanel } from '#shared/content/states.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Split } from '#shared/ui/split.tsx';
import { PasswordInput, TextInput } from '#shared/ui/text-input.tsx';
import { EntryDone, EntryFrame } from './entry/entry-frame.tsx';
import { useEntry } from './entry/use-entry.ts';
import { selectHasEnded } from './model/session-slice.ts';
import type { LoginForm } from './model/session-slice.ts';
import { anyCode, appCode, useCodeFocus } from './code-field.ts';
import { loginRules } from './login-rules.ts';

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

interface CodeScreenProps {
  /** Rejects with what the server refused. */
  giveCode: (code: string) => Promise<void>;
  onBack: () => void;
}

/** The second step of a login: the code of the member's app, or one of their recovery codes. */
function CodeScreen({ giveCode, onBack }: CodeScreenProps) {
  const { t } = useTranslation('session');
  const [isRecovery, setRecovery] = useState(false);
  const form = useForm({
    initial: { code: '' },
    rules: { code: isRecovery ? anyCode : appCode },
    words: { failed: 'session:login.failed', unavailable: 'session:login.unavailable' },
    submit: ({ code }) => giveCode(code),
  });
  const kind = isRecovery ? 'recovery' : 'app';
  useCodeFocus(kind);
  return (
    <EntryFrame>
      <Form form={form} heading={t('code.title')} lead={t(`code.${kind}Text`)}>
        <Fields>
          <Field {...form.about('code')} label={t(`code.${kind}`)}>
            <TextInput
              key={kind}
              {...form.text('code')}
              autoComplete="one-time-code"
              inputMode={isRecovery ? 'text' : 'numeric'}
              maxLength={64}
              dir="ltr"
            />
          </Field>
          <Button kind="primary" size="large" isSubmit isBlock isBusy={form.isBusy} icon={<ShieldCheck size={20} aria-hidden />}>
            {t('login.submit')}
          </Button>
          <Split look="ends">
            <Button kind="link" onClick={() => setRecovery(!isRecovery)}>
              {t(isRecovery ? 'code.useApp' : 'code.useRecovery')}
            </Button>
            <Button kind="link" isDisabled={form.isBusy} onClick={onBack}>
              {t('forgot.back')}
            </Button>
          </Split>
        </Fields>
      </Form>
    </EntryFrame>
  );
}

const neverChanges = () => () => undefined;
const template = () => document.getElementById('demo-login');
const none = () => null;

interface DemoAccountProps {
  onUse: (login: LoginForm) => void;
}

/** The account of the demo data, where there are any: the gateway writes it beside the page. */
function DemoAccount({ onUse }: DemoAccountProps) {
  const { t } = useTranslation('session');
  const { email, password } = useSyncExternalStore(neverChanges, template, none)?.dataset ?? {};
  if (email === undefined || password === undefined) return null;
  return (
    <FormNotice
      action={
        <Button size="small" icon={<KeyRound size={18} aria-hidden />} onClick={() => onUse({ email, password })}>
          {t('login.demoUse')}
        </Button>
      }
    >
      {t('login.demo')} <bdi dir="ltr">{email}</bdi> · <bdi dir="ltr">{password}</bdi>
    </FormNotice>
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
