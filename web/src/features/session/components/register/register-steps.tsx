import { useTranslation } from 'react-i18next';
import { Fields, wholeRow } from '#shared/form/form.tsx';
import type { Form } from '#shared/form/use-form.ts';
import { CityOptions } from '#shared/i18n/city-options.tsx';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { CheckBox } from '#shared/ui/check-box.tsx';
import { FactList } from '#shared/ui/fact-list.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { PasswordInput, SelectInput, TextInput } from '#shared/ui/text-input.tsx';
import type { CommonPasswords } from '../../hooks/use-common-passwords.ts';
import { formatPhone } from '#shared/format/format-phone.ts';
import type { RegistrationForm } from '../../model/registration.ts';
import { NewPasswordField } from '../new-password-field.tsx';

interface StepProps {
  form: Form<RegistrationForm>;
  passwords: CommonPasswords;
}

function AccountStep({ form, passwords }: StepProps) {
  const { t } = useTranslation('session');
  return (
    <Fields shape="pair">
      <Field {...form.about('firstName')} label={t('field.firstName')}>
        <TextInput {...form.text('firstName')} autoComplete="given-name" maxLength={60} />
      </Field>
      <Field {...form.about('lastName')} label={t('field.lastName')}>
        <TextInput {...form.text('lastName')} autoComplete="family-name" maxLength={60} />
      </Field>
      <Field {...form.about('email')} label={t('field.email')} className={wholeRow}>
        <TextInput {...form.text('email')} type="email" autoComplete="email" maxLength={254} />
      </Field>
      <Field {...form.about('phone')} label={t('field.phone')} hint={t('register.phoneHint')} className={wholeRow}>
        <TextInput {...form.text('phone')} onValue={(typed) => form.change('phone', formatPhone(typed))} type="tel" autoComplete="tel" />
      </Field>
      <NewPasswordField
        label={t('field.password')}
        hint={t('register.passwordHint')}
        className={wholeRow}
        about={form.about('password')}
        text={form.text('password')}
        passwords={passwords}
      />
      <Field {...form.about('confirmPassword')} label={t('field.confirmPassword')} className={wholeRow}>
        <PasswordInput {...form.text('confirmPassword')} autoComplete="new-password" maxLength={128} />
      </Field>
    </Fields>
  );
}

function PlaceStep({ form }: StepProps) {
  const { t } = useTranslation('session');
  return (
    <Fields>
      <Field {...form.about('city')} label={t('field.city')}>
        <SelectInput {...form.text('city')} autoComplete="address-level2">
          <option value="">{t('register.chooseCity')}</option>
          <CityOptions />
        </SelectInput>
      </Field>
      <Field {...form.about('address')} label={t('field.address')} hint={t('register.addressHint')}>
        <TextInput {...form.text('address')} autoComplete="street-address" maxLength={200} />
      </Field>
    </Fields>
  );
}

function Summary({ values }: { values: RegistrationForm }) {
  const { t } = useTranslation('session');
  const cityName = useCityName();
  const facts = [
    { name: 'name', label: t('register.name'), value: `${values.firstName} ${values.lastName}` },
    { name: 'email', label: t('field.email'), value: values.email },
    { name: 'phone', label: t('field.phone'), value: values.phone },
    { name: 'city', label: t('field.city'), value: cityName(values.city) },
    { name: 'address', label: t('field.address'), value: values.address },
  ];
  return (
    <Panel>
      <FactList look="rows" facts={facts.map((fact) => ({ ...fact, value: <bdi>{fact.value}</bdi> }))} />
    </Panel>
  );
}

function AgreementStep({ form }: StepProps) {
  const { t } = useTranslation('session');
  return (
    <Fields>
      <Summary values={form.values} />
      {(['Terms', 'Privacy'] as const).map((about) => {
        const field = `agree${about}` as const;
        const name = about === 'Terms' ? 'terms' : 'privacy';
        return (
          <Field key={field} {...form.about(field)} isGroup label={t(`register.${name}`)} hint={t(`register.${name}Text`)}>
            <CheckBox
              isChecked={form.values[field]}
              onChange={(isChecked) => form.change(field, isChecked)}
              isInvalid={form.problem(field) !== undefined}
            >
              {t(`register.${field}`)}
            </CheckBox>
          </Field>
        );
      })}
      <CheckBox isChecked={form.values.marketingEmails} onChange={(isChecked) => form.change('marketingEmails', isChecked)}>
        {t('register.marketing')}
      </CheckBox>
    </Fields>
  );
}

/** The fields of the step on the screen. */
export function RegisterFields(props: StepProps) {
  const Step = [AccountStep, PlaceStep, AgreementStep][props.form.step - 1] ?? AccountStep;
  return <Step {...props} />;
}
