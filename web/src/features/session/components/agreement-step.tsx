import { useTranslation } from 'react-i18next';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { CheckBox } from '#shared/ui/check-box.tsx';
import { Field } from '#shared/ui/field.tsx';
import styles from './entry-form.module.css';
import type { RegistrationStepProps } from './registration-step.ts';

export function AgreementStep({ form, change, problem }: RegistrationStepProps) {
  const { t } = useTranslation('session');
  const cityName = useCityName();
  const rows = [
    [t('register.name'), `${form.firstName} ${form.lastName}`],
    [t('field.email'), form.email],
    [t('field.phone'), form.phone],
    [t('field.city'), cityName(form.city)],
    [t('field.address'), form.address],
  ] as const;
  return (
    <div className={styles.form}>
      <dl className={styles.summary}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.summaryRow}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Field id="agreeTerms" isGroup label={t('register.terms')} hint={t('register.termsText')} error={problem('agreeTerms')}>
        <CheckBox
          isChecked={form.agreeTerms}
          onChange={(isChecked) => change('agreeTerms', isChecked)}
          isInvalid={problem('agreeTerms') !== undefined}
        >
          {t('register.agreeTerms')}
        </CheckBox>
      </Field>
      <Field id="agreePrivacy" isGroup label={t('register.privacy')} hint={t('register.privacyText')} error={problem('agreePrivacy')}>
        <CheckBox
          isChecked={form.agreePrivacy}
          onChange={(isChecked) => change('agreePrivacy', isChecked)}
          isInvalid={problem('agreePrivacy') !== undefined}
        >
          {t('register.agreePrivacy')}
        </CheckBox>
      </Field>
      <CheckBox isChecked={form.marketingEmails} onChange={(isChecked) => change('marketingEmails', isChecked)}>
        {t('register.marketing')}
      </CheckBox>
    </div>
  );
}
