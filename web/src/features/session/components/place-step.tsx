import { useTranslation } from 'react-i18next';
import { CityOptions } from '#shared/i18n/city-options.tsx';
import { Field } from '#shared/ui/field.tsx';
import { SelectInput, TextInput } from '#shared/ui/text-input.tsx';
import styles from './entry-form.module.css';
import type { RegistrationStepProps } from './registration-step.ts';

export function PlaceStep({ form, change, problem }: RegistrationStepProps) {
  const { t } = useTranslation('session');
  return (
    <div className={styles.form}>
      <Field id="city" label={t('field.city')} error={problem('city')}>
        <SelectInput name="city" autoComplete="address-level2" value={form.city} onValue={(value) => change('city', value)}>
          <option value="">{t('register.chooseCity')}</option>
          <CityOptions />
        </SelectInput>
      </Field>
      <Field id="address" label={t('field.address')} hint={t('register.addressHint')} error={problem('address')}>
        <TextInput
          name="address"
          autoComplete="street-address"
          maxLength={200}
          value={form.address}
          onValue={(value) => change('address', value)}
        />
      </Field>
    </div>
  );
}
