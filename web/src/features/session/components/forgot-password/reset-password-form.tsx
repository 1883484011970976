import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotServed } from '#shared/api/is-not-served.ts';
import { Fields, Form } from '#shared/form/form.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { PasswordInput } from '#shared/ui/text-input.tsx';
import { useResetPasswordMutation } from '../../api/recovery-api.ts';
import { useCommonPasswords } from '../../hooks/use-common-passwords.ts';
import { passwordProblem } from '../../model/registration.ts';
import { EntryFrame } from '../login/entry-frame.tsx';
import { PasswordStrength } from '../register/password-strength.tsx';
import { DonePanel } from '#shared/ui/done-panel.tsx';

interface ResetPasswordFormProps {
  token: string;
  onUnserved: () => void;
  /** The link was used or is too old: another can be asked for. */
  onNewLink: () => void;
}

function useReset(token: string, onUnserved: () => void) {
  const [isDone, setDone] = useState(false);
  const [reset] = useResetPasswordMutation();
  const { common, learn } = useCommonPasswords();
  const form = useForm({
    initial: { password: '', confirmPassword: '' },
    rules: {
      password: (password) => passwordProblem(password, common),
      confirmPassword: (confirmed, { password }) => confirmed !== password && 'session:problem.passwordsDiffer',
    },
    words: { failed: 'session:reset.failed', unavailable: 'session:login.unavailable' },
    submit: async ({ password }) => {
      try {
        await reset({ token, password }).unwrap();
      } catch (error) {
        if (!isNotServed(error)) throw error;
        onUnserved();
        return;
      }
      setDone(true);
    },
  });
  return { form, isDone, common, learn };
}

/** The new password, for whoever holds the token of the mail. */
export function ResetPasswordForm({ token, onUnserved, onNewLink }: ResetPasswordFormProps) {
  const { t } = useTranslation('session');
  const { form, isDone, common, learn } = useReset(token, onUnserved);
  if (isDone) {
    const login = (
      <ActionLink to="login" kind="primary">
        {t('register.goToLogin')}
      </ActionLink>
    );
    return <DonePanel title={t('reset.done')} text={t('reset.doneText')} actions={login} />;
  }
  const type = (typed: string) => {
    learn();
    form.change('password', typed);
  };
  return (
    <EntryFrame>
      <Form form={form} heading={t('reset.title')} lead={t('register.passwordHint')}>
        <Fields>
          <Field {...form.about('password')} label={t('reset.password')}>
            <PasswordInput {...form.text('password')} onValue={type} autoComplete="new-password" maxLength={128} />
            <PasswordStrength password={form.values.password} common={common} />
          </Field>
          <Field {...form.about('confirmPassword')} label={t('field.confirmPassword')}>
            <PasswordInput {...form.text('confirmPassword')} autoComplete="new-password" maxLength={128} />
          </Field>
          <Button kind="primary" size="large" isSubmit isBlock isBusy={form.isBusy} icon={<KeyRound size={20} aria-hidden />}>
            {t('reset.submit')}
          </Button>
          <Button kind="text" isBlock onClick={onNewLink}>
            {t('reset.newLink')}
          </Button>
        </Fields>
      </Form>
    </EntryFrame>
  );
}
