import { useTranslation } from 'react-i18next';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { WizardRail } from '#shared/ui/wizard-rail.tsx';
import { useMemberPasses } from '../hooks/use-member-passes.ts';
import { useRegistration } from '../hooks/use-registration.ts';
import type { RegistrationForm } from '../model/registration.ts';
import { EntryDone } from './entry-done.tsx';
import { RegisterForm } from './register-form.tsx';
import styles from './register-screen.module.css';
import { WhyWeAsk } from './why-we-ask.tsx';

function useSteps(form: RegistrationForm, step: number) {
  const { t } = useTranslation('session');
  const cityName = useCityName();
  const name = `${form.firstName} ${form.lastName}`.trim();
  return [
    { title: t('register.step1.title'), summary: step > 1 ? name : undefined },
    { title: t('register.step2.title'), summary: step > 2 ? cityName(form.city) : undefined },
    { title: t('register.step3.title') },
  ];
}

export function RegisterScreen() {
  const { t } = useTranslation('session');
  const registration = useRegistration();
  useMemberPasses('dashboard');
  const steps = useSteps(registration.form, registration.step);
  if (registration.status === 'done') {
    return <EntryDone title={t('register.done')} text={t('register.doneText')} link={t('login.goOn')} next="dashboard" />;
  }
  if (registration.status === 'unverified') {
    return <EntryDone title={t('register.success')} text={t('register.unverified')} link={t('register.goToLogin')} next="login" />;
  }
  return (
    <div className={`container ${styles.layout}`}>
      <WizardRail title={t('register.rail')} steps={steps} current={registration.step} />
      <RegisterForm registration={registration} />
      <WhyWeAsk />
    </div>
  );
}
