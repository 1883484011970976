import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Fields, wholeRow } from '#shared/form/form.tsx';
import type { Form } from '#shared/form/use-form.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { CheckBox } from '#shared/ui/check-box.tsx';
import { FactList } from '#shared/ui/fact-list.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { MemberFields, useMemberFacts } from '../member/member-fields.tsx';
import type { RegistrationForm } from './registration.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';

interface StepProps {
  form: Form<RegistrationForm>;
  passwords: ComponentProps<typeof NewPasswordFields>['passwords'];
}

function AccountStep({ form, passwords }: StepProps) {
  const { t } = useTranslation('session');
  const words = { label: t('field.password'), hint: t('register.passwordHint') };
  return (
    <Fields shape="pair">
      <MemberFields
        form={form}
        fields={['firstName', 'lastName', 'email', 'phone']}
        hints={{ phone: t('register.phoneHint') }}
        optional={['lastName']}
      />
      <NewPasswordFields form={form} name="password" {...words} className={wholeRow} passwords={passwords} />
    </Fields>
  );
}

function PlaceStep({ form }: StepProps) {
  const { t } = useTranslation('session');
  return (
    <Fields>
      <MemberFields form={form} fields={['city', 'address']} hints={{ address: t('register.addressHint') }} />
    </Fields>
  );
}

const agreements = [
  { field: 'agreeTerms', about: 'terms' },
  { field: 'agreePrivacy', about: 'privacy' },
] as const;

function AgreementStep({ form }: StepProps) {
  const { t } = useTranslation('session');
  const { firstName, lastName, email, phone, city, address, marketingEmails } = form.values;
  const facts = useMemberFacts({ name: `${firstName} ${lastName}`.trim(), email, phone, city, address });
  return (
    <Fields>
      <Panel>
        <FactList look="rows" facts={facts} />
      </Panel>
      {agreements.map(({ field, about }) => (
        <Field key={field} {...form.about(field)} isGroup label={t(`register.${about}`)} hint={t(`register.${about}Text`)}>
          <CheckBox
            isChecked={form.values[field]}
            onChange={(isChecked) => form.change(field, isChecked)}
            isInvalid={form.problem(field) !== undefined}
          >
            {t(`register.${field}`)}
          </CheckBox>
          {/* In a tab of its own: the form stays as it is. */}
          <PageLink to={about} target="_blank" rel="noopener">
            {t(`register.${about}Link`)}
          </PageLink>
        </Field>
      ))}
      <CheckBox isChecked={marketingEmails} onChange={(isChecked) => form.change('marketingEmails', isChecked)}>
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
