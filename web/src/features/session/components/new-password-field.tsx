import { Field } from '#shared/ui/field.tsx';
import { PasswordInput } from '#shared/ui/text-input.tsx';
import type { CommonPasswords } from '../hooks/use-common-passwords.ts';
import { PasswordStrength } from './register/password-strength.tsx';

interface NewPasswordFieldProps {
  label: string;
  hint?: string;
  className?: string | undefined;
  about: { id: string; error: string | undefined };
  text: { name: string; value: string; onValue: (value: string) => void };
  passwords: CommonPasswords;
}

/** A password that somebody chooses, with how strong it is. */
export function NewPasswordField({ label, hint, className, about, text, passwords }: NewPasswordFieldProps) {
  const type = (typed: string) => {
    passwords.learn();
    text.onValue(typed);
  };
  return (
    <Field {...about} label={label} hint={hint} className={className}>
      <PasswordInput {...text} onValue={type} autoComplete="new-password" maxLength={128} />
      <PasswordStrength password={text.value} common={passwords.common} />
    </Field>
  );
}
