import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#shared/i18n/use-error-text.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { loginProblems } from '../model/entry-rules.ts';
import { nextPage } from '../model/next-page.ts';
import type { LoginForm } from '../model/session-slice.ts';
import { useEntry } from './use-entry.ts';
import { useFormProblems } from './use-form-problems.ts';

/** The login form: what was typed, what is wrong with it, and the refusal of the server. */
export function useLogin() {
  const { t } = useTranslation(['session', 'errors']);
  const next = nextPage(usePage().query.next);
  const entry = useEntry();
  const problems = useFormProblems<LoginForm>();
  const [form, setForm] = useState<LoginForm>({ email: '', password: '' });
  const [isRemembered, setRemembered] = useState(true);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = loginProblems(form);
    problems.show(found);
    const list = Object.values(found).map((key) => t(`problem.${key}`));
    if (list.length > 0) toast.warning(t('login.fix', { list: list.join(t('shell:comma')) }));
    else entry.logIn({ form: { ...form, email: form.email.trim() }, keeping: isRemembered ? 'local' : 'session', next });
  };
  const change = (field: keyof LoginForm) => (value: string) => {
    setForm({ ...form, [field]: value });
    problems.forget(field);
  };
  const isAway = entry.error?.status === 'NETWORK_ERROR';
  const refusal = entry.error && (isAway ? t('login.unavailable') : errorText(t, entry.error, t('login.failed')));
  const summary = problems.count > 0 ? problems.entries : refusal ? [{ text: refusal }] : [];
  return {
    ...{ next, form, change, submit, isRemembered, setRemembered, summary },
    status: entry.status,
    attempt: problems.attempt + entry.attempt,
    problem: problems.textOf,
  };
}
