import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#shared/api/api-error.ts';
import { errorText, fieldErrorKeys } from '#shared/i18n/use-error-text.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { registrationProblems, stepOf } from '../model/entry-rules.ts';
import { emptyRegistration, payloadOf } from '../model/registration.ts';
import type { RegistrationForm } from '../model/registration.ts';
import { useEntry } from './use-entry.ts';

/** Per field the key of its message, so that a problem is said in the language of the moment. */
type FieldKeys = Partial<Record<keyof RegistrationForm, string>>;

/** Problems by field, the refusal of the whole form, and how often something failed. */
function useProblems() {
  const { t } = useTranslation(['session', 'errors']);
  const [fields, setFields] = useState<FieldKeys>({});
  const [refusal, setRefusal] = useState<ApiError>();
  const [attempt, setAttempt] = useState(0);
  const show = (keys: FieldKeys, whole?: ApiError) => {
    setFields(keys);
    setRefusal(whole);
    if (whole !== undefined || Object.keys(keys).length > 0) setAttempt((count) => count + 1);
  };
  const forget = (field: keyof RegistrationForm) => {
    const { [field]: _gone, ...rest } = fields;
    setFields(rest as FieldKeys);
  };
  const textOf = (field: keyof RegistrationForm): string | undefined => {
    const key: string | undefined = fields[field];
    return key === undefined ? undefined : t(key);
  };
  const listed = Object.entries(fields).map(([fieldId, key]: [string, string]) => ({ fieldId, text: t(key) }));
  const isAway = refusal?.status === 'NETWORK_ERROR';
  const whole = refusal && { text: isAway ? t('login.unavailable') : errorText(t, refusal, t('register.failed')) };
  return { attempt, show, forget, textOf, summary: whole ? [...listed, whole] : listed };
}

/** Refusals of the server: at the fields they name, else for the whole form. */
function useRefusal(error: ApiError | null, onRefusal: (fields: FieldKeys, whole?: ApiError) => void): void {
  const { t } = useTranslation(['session', 'errors']);
  useEffect(() => {
    if (!error) return;
    const keys = fieldErrorKeys(error);
    const messages = Object.values(keys).map((key) => t(key));
    if (messages.length === 0) {
      onRefusal({}, error);
    } else {
      toast.error(t('register.validationFailed', { messages: messages.join(t('shell:comma')) }));
      onRefusal(keys as FieldKeys);
    }
    // Once per refusal; the language may change without it being one more.
  }, [error]);
}

/** The three steps of the registration: form, problems, and the way between the steps. */
export function useRegistration() {
  const entry = useEntry();
  const problems = useProblems();
  const [form, setForm] = useState<RegistrationForm>(emptyRegistration);
  const [step, setStep] = useState(1);

  useRefusal(entry.error, (fields, whole) => {
    problems.show(fields, whole);
    if (whole === undefined) setStep(stepOf(Object.keys(fields)));
  });
  const moveTo = (next: number) => {
    setStep(next);
    problems.show({});
    scrollTo({ top: 0 });
  };
  const goOn = () => {
    const found = Object.entries(registrationProblems(step, form)).map(([field, key]) => [field, `session:problem.${key}`]);
    problems.show(Object.fromEntries(found) as FieldKeys);
    if (found.length > 0) return;
    if (step < 3) moveTo(step + 1);
    else entry.register(payloadOf(form));
  };
  const change = <Field extends keyof RegistrationForm>(field: Field, value: RegistrationForm[Field]) => {
    setForm({ ...form, [field]: value });
    problems.forget(field);
  };
  const { attempt, summary, textOf: problem } = problems;
  return { step, form, status: entry.status, attempt, summary, change, problem, goOn, goBack: () => moveTo(step - 1) };
}

export type Registration = ReturnType<typeof useRegistration>;
