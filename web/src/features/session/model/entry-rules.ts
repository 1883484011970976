import type { LoginForm } from './session-slice.ts';
import type { RegistrationForm } from './registration.ts';

/** Per field the key of its message below `session:problem`; fields that are fine are absent. */
export type Problems<Form> = Partial<Record<keyof Form, string>>;

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

function kept<Form>(problems: Record<string, string | false>): Problems<Form> {
  return Object.fromEntries(Object.entries(problems).filter(([, key]) => key !== false)) as Problems<Form>;
}

const isBlank = (text: string) => text.trim() === '';

/** The rules of the login screen. */
export function loginProblems({ email, password }: LoginForm): Problems<LoginForm> {
  return kept({
    email: isBlank(email) ? 'loginEmailRequired' : !emailShape.test(email.trim()) && 'loginEmailInvalid',
    password: password === '' ? 'passwordRequired' : [...password].length < 6 && 'passwordShort',
  });
}

function phoneProblem(phone: string): string | false {
  const digits = phone.replace(/\D/g, '').length;
  if (isBlank(phone)) return 'phoneRequired';
  return (digits < 10 || digits > 13) && 'phoneInvalid';
}

function passwordProblem(password: string): string | false {
  if (password === '') return 'passwordRequired';
  if ([...password].length < 6) return 'passwordShort';
  return !(/\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\p{Nd}/u.test(password)) && 'passwordSimple';
}

function accountProblems(form: RegistrationForm): Problems<RegistrationForm> {
  return kept({
    firstName: isBlank(form.firstName) && 'firstNameRequired',
    lastName: isBlank(form.lastName) && 'lastNameRequired',
    email: isBlank(form.email) ? 'emailRequired' : !emailShape.test(form.email.trim()) && 'emailInvalid',
    phone: phoneProblem(form.phone),
    password: passwordProblem(form.password),
    confirmPassword: form.password !== form.confirmPassword && 'passwordsDiffer',
  });
}

function placeProblems(form: RegistrationForm): Problems<RegistrationForm> {
  return kept({ city: isBlank(form.city) && 'cityRequired', address: isBlank(form.address) && 'addressRequired' });
}

function agreementProblems(form: RegistrationForm): Problems<RegistrationForm> {
  return kept({ agreeTerms: !form.agreeTerms && 'termsRequired', agreePrivacy: !form.agreePrivacy && 'privacyRequired' });
}

const steps = [accountProblems, placeProblems, agreementProblems] as const;

/** The rules of one step of the registration, from 1 to 3. */
export function registrationProblems(step: number, form: RegistrationForm): Problems<RegistrationForm> {
  return steps[step - 1]?.(form) ?? {};
}

const stepOfField: Partial<Record<keyof RegistrationForm, number>> = { city: 2, address: 2, agreeTerms: 3, agreePrivacy: 3 };

/** The step that holds the first of these fields; a refusal of the server leads back to it. */
export function stepOf(fields: readonly string[]): number {
  return Math.min(3, ...fields.map((field) => stepOfField[field as keyof RegistrationForm] ?? 1));
}
