import { useTranslation } from 'react-i18next';
import { useForm } from '#shared/form/use-form.ts';
import { Wizard } from '#shared/form/wizard.tsx';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { usePage } from '#shared/navigation/use-page.ts';
import { TipList } from '#shared/ui/tip-list.tsx';
import { useEntry } from '../entry/use-entry.ts';
import { emptyRegistration, payloadOf, registrationRules, registrationSteps } from './registration.ts';
import type { RegistrationForm } from './registration.ts';
import { useCommonPasswords } from '../password/new-password-fields.tsx';
import { EntryDone } from '../entry/entry-done.tsx';
import { RegisterFields } from './register-steps.tsx';

function useSteps({ firstName, lastName, city }: RegistrationForm) {
  const { t } = useTranslation('session');
  const cityName = useCityName();
  return [
    { title: t('register.step1.title'), summary: `${firstName} ${lastName}`.trim() },
    { title: t('register.step2.title'), summary: cityName(city) },
    { title: t('register.step3.title') },
  ];
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
