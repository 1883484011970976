import { useTranslation } from 'react-i18next';
import { Field } from '#shared/ui/field.tsx';
import { PasswordInput, TextInput } from '#shared/ui/text-input.tsx';
import { formatPhone } from '../model/format-phone.ts';
import styles from './entry-form.module.css';
import { PasswordStrength } from './password-strength.tsx';
import type { RegistrationStepProps } from './registration-step.ts';

type TextField = 'firstName' | 'lastName' | 'email' | 'phone' | 'password' | 'confirmPassword';

export function AccountStep(props: RegistrationStepProps) {
  const { t } = useTranslation('session');
  const text = (field: TextField, autoComplete: string) => ({
    name: field,
    autoComplete,
    value: props.form[field],
    onValue: (value: string) => props.change(field, value),
  });
  const about = (field: TextField) => ({ id: field, label: t(`field.${field}`), error: props.problem(field) });
  return (
    <div className={styles.pair}>
      <Field {...about('firstName')}>
        <TextInput {...text('firstName', 'given-name')} maxLength={60} />
      </Field>
      <Field {...about('lastName')}>
        <TextInput {...text('lastName', 'family-name')} maxLength={60} />
      </Field>
      <Field {...about('email')} className={styles.wide}>
        <TextInput {...text('email', 'email')} type="email" maxLength={254} />
      </Field>
      <Field {...about('phone')} hint={t('register.phoneHint')} className={styles.wide}>
        <TextInput {...text('phone', 'tel')} type="tel" onValue={(value) => props.change('phone', formatPhone(value))} />
      </Field>
      <Field {...about('password')} hint={t('register.passwordHint')} className={styles.wide}>
        <PasswordInput {...text('password', 'new-password')} maxLength={128} />
        <PasswordStrength password={props.form.password} />
      </Field>
      <Field {...about('confirmPassword')} className={styles.wide}>
        <PasswordInput {...text('confirmPassword', 'new-password')} maxLength={128} />
      </Field>
    </div>
  );
}
