import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../shared/api/api-error.ts';
import { errorText, fieldErrorTexts } from '../../../shared/i18n/use-error-text.ts';
import { toast } from '../../../shared/toasts/toasts.ts';
import { registrationProblems, stepOf } from '../model/entry-rules.ts';
import { emptyRegistration, payloadOf } from '../model/registration.ts';
import type { RegistrationForm } from '../model/registration.ts';
import { useEntry } from './use-entry.ts';

type FieldTexts = Partial<Record<keyof RegistrationForm, string>>;

/** Problems by field, the refusal of the whole form, and how often something failed. */
function useProblems() {
  const [fields, setFields] = useState<FieldTexts>({});
  const [refusal, setRefusal] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const show = (texts: FieldTexts, whole?: string) => {
    setFields(texts);
    setRefusal(whole);
    if (whole !== undefined || Object.keys(texts).length > 0) setAttempt((count) => count + 1);
  };
  const forget = (field: keyof RegistrationForm) => {
    const { [field]: _gone, ...rest } = fields;
    setFields(rest as FieldTexts);
  };
  const listed = Object.entries(fields).map(([fieldId, text]) => ({ fieldId, text }));
  return { fields, attempt, show, forget, summary: refusal === undefined ? listed : [...listed, { text: refusal }] };
}

/** Refusals of the server, in the reader's words: at the fields they name, else for the whole form. */
function useRefusal(error: ApiError | null, onRefusal: (texts: FieldTexts, whole?: string) => void): void {
  const { t } = useTranslation(['session', 'errors']);
  useEffect(() => {
    if (!error) return;
    const texts = fieldErrorTexts(t, error) as FieldTexts;
    const messages = Object.values(texts).join(t('listSeparator'));
    if (messages !== '') {
      toast.error(t('register.validationFailed', { messages }));
      onRefusal(texts);
    } else {
      const isAway = error.status === 'NETWORK_ERROR';
      onRefusal({}, isAway ? t('login.unavailable') : errorText(t, error, t('register.failed')));
    }
    // Once per refusal; the language may change without it being one more.
  }, [error]);
}

/** The three steps of the registration: form, problems, and the way between the steps. */
export function useRegistration() {
  const { t } = useTranslation('session');
  const entry = useEntry();
  const problems = useProblems();
  const [form, setForm] = useState<RegistrationForm>(emptyRegistration);
  const [step, setStep] = useState(1);

  useRefusal(entry.error, (texts, whole) => {
    problems.show(texts, whole);
    if (whole === undefined) setStep(stepOf(Object.keys(texts)));
  });
  const moveTo = (next: number) => {
    setStep(next);
    problems.show({});
    scrollTo({ top: 0 });
  };
  const goOn = () => {
    const found = Object.entries(registrationProblems(step, form)).map(([field, key]) => [field, t(`problem.${key}`)]);
    problems.show(Object.fromEntries(found) as FieldTexts);
    if (found.length > 0) return;
    if (step < 3) moveTo(step + 1);
    else entry.register(payloadOf(form));
  };
  const change = <Field extends keyof RegistrationForm>(field: Field, value: RegistrationForm[Field]) => {
    setForm({ ...form, [field]: value });
    problems.forget(field);
  };
  const problem = (field: keyof RegistrationForm) => problems.fields[field];
  const { attempt, summary } = problems;
  return { step, form, status: entry.status, attempt, summary, change, problem, goOn, goBack: () => moveTo(step - 1) };
}

export type Registration = ReturnType<typeof useRegistration>;
