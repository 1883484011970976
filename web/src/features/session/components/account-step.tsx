import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/ui/field.tsx';
import { PasswordInput, TextInput } from '../../../shared/ui/text-input.tsx';
import { formatPhone } from '../model/format-phone.ts';
import styles from './entry-form.module.css';
import { PasswordStrength } from './password-strength.tsx';
import type { RegistrationStepProps } from './registration-step.ts';

export function AccountStep({ form, change, problem }: RegistrationStepProps) {
  const { t } = useTranslation('session');
  return (
    <div className={styles.pair}>
      <Field id="firstName" label={t('field.firstName')} error={problem('firstName')}>
        <TextInput
          name="firstName"
          autoComplete="given-name"
          maxLength={60}
          value={form.firstName}
          onValue={(value) => change('firstName', value)}
        />
      </Field>
      <Field id="lastName" label={t('field.lastName')} error={problem('lastName')}>
        <TextInput
          name="lastName"
          autoComplete="family-name"
          maxLength={60}
          value={form.lastName}
          onValue={(value) => change('lastName', value)}
        />
      </Field>
      <Field id="email" label={t('field.email')} error={problem('email')} className={styles.wide}>
        <TextInput type="email" name="email" autoComplete="email" value={form.email} onValue={(value) => change('email', value)} />
      </Field>
      <Field id="phone" label={t('field.phone')} hint={t('register.phoneHint')} error={problem('phone')} className={styles.wide}>
        <TextInput type="tel" name="phone" autoComplete="tel" value={form.phone} onValue={(value) => change('phone', formatPhone(value))} />
      </Field>
      <Field
        id="password"
        label={t('field.password')}
        hint={t('register.passwordHint')}
        error={problem('password')}
        className={styles.wide}
      >
        <PasswordInput
          name="password"
          autoComplete="new-password"
          maxLength={128}
          value={form.password}
          onValue={(value) => change('password', value)}
        />
        <PasswordStrength password={form.password} />
      </Field>
      <Field id="confirmPassword" label={t('field.confirmPassword')} error={problem('confirmPassword')} className={styles.wide}>
        <PasswordInput
          name="confirmPassword"
          autoComplete="new-password"
          maxLength={128}
          value={form.confirmPassword}
          onValue={(value) => change('confirmPassword', value)}
        />
      </Field>
    </div>
  );
}
