import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormWith } from '#shared/form/use-form.ts';
import { Field } from '#shared/ui/field.tsx';
import { LevelMeter } from '#shared/ui/level-meter.tsx';
import { PasswordInput } from '#shared/ui/text-input.tsx';
import { passwordLevel } from './new-password.ts';

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
