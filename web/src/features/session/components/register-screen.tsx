import { useTranslation } from 'react-i18next';
import { PageLink } from '../../../shared/navigation/page-link.tsx';
import { ActionBar } from '../../../shared/ui/action-bar.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorSummary } from '../../../shared/ui/error-summary.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { WizardRail } from '../../../shared/ui/wizard-rail.tsx';
import { useRegistration } from '../hooks/use-registration.ts';
import { AccountStep } from './account-step.tsx';
import { AgreementStep } from './agreement-step.tsx';
import { EntryDone } from './entry-done.tsx';
import styles from './register-screen.module.css';
import { PlaceStep } from './place-step.tsx';
import { WhyWeAsk } from './why-we-ask.tsx';

const stepViews = [AccountStep, PlaceStep, AgreementStep] as const;

export function RegisterScreen() {
  const { t } = useTranslation('session');
  const registration = useRegistration();
  const { step, form, status } = registration;
  const Step = stepViews[step - 1] ?? AccountStep;

  if (status === 'done')
    return <EntryDone title={t('register.done')} text={t('register.doneText')} link={t('login.goOn')} next="dashboard" />;
  if (status === 'unverified')
    return <EntryDone title={t('register.success')} text={t('register.unverified')} link={t('register.goToLogin')} next="login" />;

  const steps = [
    { title: t('register.step1.title'), summary: form.firstName ? `${form.firstName} ${form.lastName}`.trim() : undefined },
    { title: t('register.step2.title'), summary: step > 2 ? form.city : undefined },
    { title: t('register.step3.title') },
  ];
  return (
    <div className={`container ${styles.layout}`}>
      <WizardRail title={t('register.rail')} steps={steps} current={step} />
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          registration.goOn();
        }}
      >
        <header>
          <PageHeading key={step} hasError={registration.summary.length > 0}>
            {t(`register.step${step}.heading`)}
          </PageHeading>
          {step === 1 && (
            <p className={styles.lead}>
              {t('register.haveAccount')} <PageLink to="login">{t('register.login')}</PageLink>
            </p>
          )}
        </header>
        <ErrorSummary errors={registration.summary} attempt={registration.attempt} />
        <Step form={form} change={registration.change} problem={registration.problem} />
        <ActionBar>
          {step > 1 && (
            <Button size="large" onClick={registration.goBack}>
              {t('register.previous')}
            </Button>
          )}
          <span className={styles.spring} />
          <Button kind="primary" size="large" isSubmit isBusy={status === 'loading'}>
            {step === 3 ? t('register.submit') : t('register.next')}
          </Button>
        </ActionBar>
      </form>
      <WhyWeAsk />
    </div>
  );
}
