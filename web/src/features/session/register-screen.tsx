import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Fields, wholeRow } from '#shared/form/form.tsx';
import { useForm } from '#shared/form/use-form.ts';
import type { Form } from '#shared/form/use-form.ts';
import { Wizard } from '#shared/form/wizard.tsx';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { usePage } from '#shared/navigation/use-page.ts';
import { CheckBox } from '#shared/ui/check-box.tsx';
import { FactList } from '#shared/ui/fact-list.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { TipList } from '#shared/content/tip-list.tsx';
import { EntryDone } from './entry/entry-frame.tsx';
import { useEntry } from './entry/use-entry.ts';
import { MemberFields, useMemberFacts } from './member-fields.tsx';
import { NewPasswordFields, useCommonPasswords } from './new-password-fields.tsx';
import { emptyRegistration, payloadOf, registrationRules, registrationSteps } from './registration.ts';
import type { RegistrationForm } from './registration.ts';

function useSteps({ firstName, lastName, city }: RegistrationForm) {
  const { t } = useTranslation('session');
  const cityName = useCityName();
  return [
    { title: t('register.step1.title'), summary: `${firstName} ${lastName}`.trim() },
    { title: t('register.step2.title'), summary: cityName(city) },
    { title: t('register.step3.title') },
  ];
}

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
function RegisterFields(props: StepProps) {
  const Step = [AccountStep, PlaceStep, AgreementStep][props.form.step - 1] ?? AccountStep;
  return <Step {...props} />;
}

export function RegisterScreen() {
  const { t } = useTranslation('session');
  const { query } = usePage();
  const entry = useEntry();
  const passwords = useCommonPasswords();
  const form = useForm<RegistrationForm>({
    initial: emptyRegistration,
    rules: registrationRules(passwords.common),
    steps: registrationSteps,
    invalid: { phone: 'session:problem.phoneInvalid', email: 'session:problem.emailInvalid' },
    draft: { key: 'registration', place: 'tab', without: ['password', 'confirmPassword'] },
    words: { failed: 'session:register.failed', unavailable: 'session:login.unavailable', refused: 'session:register.validationFailed' },
    submit: (values) => entry.register({ form: payloadOf(values) }),
  });
  const steps = useSteps(form.values);
  if (entry.status === 'done') {
    return <EntryDone title={t('register.done')} text={t('register.doneText')} link={t('login.goOn')} next={entry.next} />;
  }
  if (entry.status === 'unverified') {
    return <EntryDone title={t('register.success')} text={t('register.unverified')} link={t('register.goToLogin')} next="login" />;
  }
  const login = (
    <>
      {t('register.haveAccount')}{' '}
      <PageLink to="login" query={query.next ? { next: query.next } : {}}>
        {t('register.login')}
      </PageLink>
    </>
  );
  return (
    <div className="container">
      <Wizard
        form={form}
        title={t('register.rail')}
        steps={steps}
        heading={t(`register.step${form.step as 1 | 2 | 3}.heading`)}
        lead={form.step === 1 && login}
        restoredText={t('register.restored')}
        submitText={t('register.submit')}
        nextText={t('register.next')}
        asideLabel={t('register.why')}
        aside={<TipList title={t('register.why')} tips={[t('register.whyPhone'), t('register.whyCity'), t('register.whyChecked')]} />}
      >
        <RegisterFields form={form} passwords={passwords} />
      </Wizard>
    </div>
  );
}
