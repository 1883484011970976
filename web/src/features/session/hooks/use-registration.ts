import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, fieldErrorTexts } from '../../../shared/i18n/use-error-text.ts';
import { toast } from '../../../shared/toasts/toasts.ts';
import { registrationProblems, stepOf } from '../model/entry-rules.ts';
import { emptyRegistration, payloadOf } from '../model/registration.ts';
import type { RegistrationForm } from '../model/registration.ts';
import { useEntry } from './use-entry.ts';

type FieldTexts = Partial<Record<keyof RegistrationForm, string>>;

/** The three steps of the registration: form, problems, and the way between the steps. */
export function useRegistration() {
  const { t } = useTranslation(['session', 'errors']);
  const entry = useEntry();
  const [form, setForm] = useState<RegistrationForm>(emptyRegistration);
  const [step, setStep] = useState(1);
  const [problems, setProblems] = useState<FieldTexts>({});
  const [refusal, setRefusal] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!entry.error) return;
    const texts = fieldErrorTexts(t, entry.error) as FieldTexts;
    const fields = Object.keys(texts);
    const isAway = entry.error.status === 'NETWORK_ERROR';
    setProblems(texts);
    setRefusal(fields.length > 0 ? undefined : isAway ? t('login.unavailable') : errorText(t, entry.error, t('register.failed')));
    if (fields.length > 0) {
      setStep(stepOf(fields));
      toast.error(t('register.validationFailed', { messages: Object.values(texts).join(t('listSeparator')) }));
    }
    setAttempt((count) => count + 1);
    // Once per refusal; the language may change without it being one more.
  }, [entry.error]);

  const goOn = () => {
    const found = registrationProblems(step, form);
    const texts = Object.fromEntries(Object.entries(found).map(([field, key]) => [field, t(`problem.${key}`)])) as FieldTexts;
    setProblems(texts);
    setRefusal(undefined);
    if (Object.keys(found).length > 0) setAttempt(attempt + 1);
    else if (step < 3) moveTo(step + 1);
    else entry.register(payloadOf(form));
  };
  const moveTo = (next: number) => {
    setStep(next);
    setProblems({});
    setRefusal(undefined);
    scrollTo({ top: 0 });
  };
  const change = <Field extends keyof RegistrationForm>(field: Field, value: RegistrationForm[Field]) => {
    setForm({ ...form, [field]: value });
    const { [field]: _gone, ...rest } = problems;
    setProblems(rest as FieldTexts);
  };
  const summary = [...Object.entries(problems).map(([fieldId, text]) => ({ fieldId, text })), ...(refusal ? [{ text: refusal }] : [])];
  return {
    step,
    form,
    status: entry.status,
    attempt,
    summary,
    change,
    problem: (field: keyof RegistrationForm) => problems[field],
    goOn,
    goBack: () => moveTo(step - 1),
  };
}
