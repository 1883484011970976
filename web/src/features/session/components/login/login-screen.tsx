import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fields, Form, FormNotice } from '#shared/form/form.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { usePage } from '#shared/navigation/use-page.ts';
import { useAppSelector } from '#shared/store/store.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckBox } from '#shared/ui/check-box.tsx';
import { Field } from '#shared/ui/field.tsx';
import { PasswordInput, TextInput } from '#shared/ui/text-input.tsx';
import { useEntry } from '../../hooks/use-entry.ts';
import { useMemberPasses } from '../../hooks/use-member-passes.ts';
import { loginRules } from '../../model/login-rules.ts';
import { nextPage } from '../../model/next-page.ts';
import { selectHasEnded } from '../../model/session-slice.ts';
import type { LoginForm } from '../../model/session-slice.ts';
import { EntryDone } from '../entry-done.tsx';
import { EntryFrame } from './entry-frame.tsx';

function useLogin(next: string) {
  const { status, logIn } = useEntry();
  const [isRemembered, setRemembered] = useState(true);
  const form = useForm<LoginForm>({
    initial: { email: '', password: '' },
    rules: loginRules,
    words: { failed: 'session:login.failed', unavailable: 'session:login.unavailable', invalid: 'session:login.fix' },
    submit: ({ email, password }) => logIn({ form: { email: email.trim(), password }, keeping: isRemembered ? 'local' : 'session', next }),
  });
  return { form, status, isRemembered, setRemembered };
}

export function LoginScreen() {
  const { t } = useTranslation('session');
  const { query } = usePage();
  const next = nextPage(query.next);
  const { form, status, isRemembered, setRemembered } = useLogin(next);
  const hasEnded = useAppSelector(selectHasEnded);
  useMemberPasses(next);
  if (status === 'done') return <EntryDone title={t('login.success')} text={t('login.successText')} link={t('login.goOn')} next={next} />;
  return (
    <EntryFrame>
      <Form
        form={form}
        heading={t('login.title')}
        notice={hasEnded && <FormNotice>{t('login.ended')}</FormNotice>}
        lead={
          <>
            {t('login.newHere')}{' '}
            <PageLink to="register" query={query.next ? { next: query.next } : {}}>
              {t('login.register')}
            </PageLink>
          </>
        }
      >
        <Fields>
          <Field {...form.about('email')} label={t('field.email')}>
            <TextInput {...form.text('email')} type="email" autoComplete="username" />
          </Field>
          <Field {...form.about('password')} label={t('field.password')}>
            <PasswordInput {...form.text('password')} autoComplete="current-password" />
          </Field>
          <CheckBox isChecked={isRemembered} onChange={setRemembered}>
            {t('login.remember')}
          </CheckBox>
          <Button
            kind="primary"
            size="large"
            isSubmit
            isBlock
            isBusy={form.isBusy}
            icon={<LogIn size={20} className="mirrors" aria-hidden />}
          >
            {t('login.submit')}
          </Button>
        </Fields>
      </Form>
    </EntryFrame>
  );
}
