import { useTranslation } from 'react-i18next';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { ActionBar } from '#shared/ui/action-bar.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorSummary } from '#shared/ui/error-summary.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import type { Registration } from '../hooks/use-registration.ts';
import { AccountStep } from './account-step.tsx';
import { AgreementStep } from './agreement-step.tsx';
import { PlaceStep } from './place-step.tsx';
import styles from './register-screen.module.css';

const stepViews = [AccountStep, PlaceStep, AgreementStep] as const;

export function RegisterForm({ registration }: { registration: Registration }) {
  const { t } = useTranslation('session');
  const { step, summary } = registration;
  const Step = stepViews[step - 1] ?? AccountStep;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        registration.goOn();
      }}
    >
      <header>
        <PageHeading key={step} hasError={summary.length > 0}>
          {t(`register.step${step}.heading`)}
        </PageHeading>
        {step === 1 && (
          <p className={styles.lead}>
            {t('register.haveAccount')} <PageLink to="login">{t('register.login')}</PageLink>
          </p>
        )}
      </header>
      <ErrorSummary errors={summary} attempt={registration.attempt} />
      <Step form={registration.form} change={registration.change} problem={registration.problem} />
      <ActionBar>
        {step > 1 && (
          <Button size="large" onClick={registration.goBack}>
            {t('register.previous')}
          </Button>
        )}
        <span className={styles.spring} />
        <Button kind="primary" size="large" isSubmit isBusy={registration.status === 'loading'}>
          {step === 3 ? t('register.submit') : t('register.next')}
        </Button>
      </ActionBar>
    </form>
  );
}
