import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rules } from '#shared/form/form-rules.ts';
import type { FormWith } from '#shared/form/use-form.ts';
import { Field } from '#shared/ui/field.tsx';
import { LevelMeter } from '#shared/ui/level-meter.tsx';
import { PasswordInput } from '#shared/ui/text-input.tsx';

/** The passwords that are tried first: fetched once somebody types one, unknown until then and when they cannot be had. */
export function useCommonPasswords() {
  const [common, setCommon] = useState<ReadonlySet<string>>();
  const learn = () => {
    if (common) return;
    import('virtual:common-passwords').then(
      ({ commonPasswords }) => setCommon(commonPasswords),
      () => undefined,
    );
  };
  return { common, learn };
}

type CommonPasswords = ReturnType<typeof useCommonPasswords>;

interface NewPasswordFieldsProps<Name extends string> {
  form: FormWith<Name | 'confirmPassword'>;
  name: Name;
  label: string;
  hint?: string;
  className?: string | undefined;
  passwords: CommonPasswords;
}

const shortest = 6;

/** What the server's rule refuses of a password, so far as it can be known here. */
function passwordProblem(password: string, common: ReadonlySet<string> | undefined) {
  if (password === '') return 'session:problem.passwordRequired';
  if ([...password].length < shortest) return 'session:problem.passwordShort';
  if (!(/\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\p{Nd}/u.test(password))) return 'session:problem.passwordSimple';
  return common?.has(password.toLowerCase()) === true && 'errors:field.too-common';
}

/** `common`: the passwords that are tried first, when they are known; the server has the last word. */
export function newPasswordRules<Name extends string>(name: Name, common: ReadonlySet<string> | undefined) {
  type Typed = Record<Name | 'confirmPassword', string>;
  const rules: Rules<Record<string, string>> = {
    [name]: (password) => passwordProblem(password, common),
    confirmPassword: (confirmed, typed) => confirmed !== typed[name] && 'session:problem.passwordsDiffer',
  };
  return rules as Rules<Typed>;
}

const criteria = [(text: string) => [...text].length >= shortest, /\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u];

/** How many of the five criteria a password meets: length 6+, lower case, upper case, digit, symbol. */
export function passwordStrength(password: string): number {
  return criteria.filter((criterion) => (criterion instanceof RegExp ? criterion.test(password) : criterion(password))).length;
}

const weak = 2;
const fair = 3;

type PasswordLevel = 1 | 2 | 3 | 4 | 5;

/** 1 (Very Weak) to 5 (Strong): what the rules refuse is Weak at best, and Fair while the common passwords are not known. */
export function passwordLevel(password: string, common: ReadonlySet<string> | undefined): PasswordLevel {
  const isRefused = passwordProblem(password, common) !== false;
  const best = isRefused ? weak : common ? criteria.length : fair;
  return Math.min(best, Math.max(1, passwordStrength(password))) as PasswordLevel;
}

/** A new password with its strength, and a second field that repeats it, so that a slip of typing is noticed. */
export function NewPasswordFields<Name extends string>({ form, name, label, hint, className, passwords }: NewPasswordFieldsProps<Name>) {
  const { t } = useTranslation('session');
  const chosen = form.text(name);
  const level = passwordLevel(chosen.value, passwords.common);
  const type = (typed: string) => {
    passwords.learn();
    chosen.onValue(typed);
  };
  const fixed = { autoComplete: 'new-password', maxLength: 128 } as const;
  return (
    <>
      <Field {...form.about(name)} label={label} hint={hint} className={className}>
        <PasswordInput {...chosen} onValue={type} {...fixed} />
        <LevelMeter label={t('strength.label')} level={chosen.value === '' ? undefined : level} text={t(`strength.level${level}`)} />
      </Field>
      <Field {...form.about('confirmPassword')} label={t('field.confirmPassword')} className={className}>
        <PasswordInput {...form.text('confirmPassword')} {...fixed} />
      </Field>
    </>
  );
}
