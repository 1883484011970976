import { useTranslation } from 'react-i18next';
import { WizardTop } from '#shared/form/wizard-top.tsx';
import { Wizard } from '#shared/form/wizard.tsx';
import { NamedText } from '#shared/pet/named-text.tsx';
import { PetCard } from '#shared/pet/pet-card.tsx';
import type { Pet } from '#shared/api/types.ts';
import { BackLink } from '#shared/content/back-link.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import type { Obstacle } from '../../model/obstacle.ts';
import { useApplication } from '../hooks/use-application.ts';
import type { ApplicationForm } from '../model/application-form.ts';
import { ApplicationStep, Requirements } from './application-steps.tsx';

/** The numbers of `applicationSteps`. */
type Step = 1 | 2 | 3 | 4;

function useSteps({ timeline, budget, homeType }: ApplicationForm) {
  const { t } = useTranslation(['adoption-application', 'adoption', 'pet']);
  return [
    { title: t('step1.title'), summary: timeline && t(`adoption:timeline.${timeline}`) },
    { title: t('step2.title'), summary: budget && t(`adoption:budget.${budget}`) },
    { title: t('step3.title'), summary: homeType && t(`pet:homeType.${homeType}`) },
    { title: t('step4.title') },
  ];
}

interface ApplicationWizardProps {
  pet: Pet;
  memberId: string;
  onEnd: (end: 'sent' | Obstacle) => void;
}

/** Four steps: why and when, how it would be cared for, where it would live, and all of it once more before it is sent. */
export function ApplicationWizard({ pet, memberId, onEnd }: ApplicationWizardProps) {
  const { t } = useTranslation(['adoption-application', 'shell']);
  const form = useApplication({ petId: pet.id, memberId, onEnd });
  const step = form.step as Step;
  const back = `pet-${pet.id}`;
  return (
    <div className="container">
      <WizardTop isDraftKept={form.isDraftKept}>
        <BackLink to={back}>{t('back')}</BackLink>
      </WizardTop>
      <Wizard
        form={form}
        title={t('title')}
        steps={useSteps(form.values)}
        heading={<NamedText sentence={(name) => t(`step${step}.heading`, { name })} name={pet.name} />}
        lead={t(step === 4 ? 'shared' : 'shell:form.allRequired')}
        submitText={t(form.isBusy ? 'sending' : 'submit')}
        cancel={
          <ActionLink to={back} kind="text" size="large">
            {t('shell:form.cancel')}
          </ActionLink>
        }
        asideLabel={t('about')}
        aside={
          <>
            <PetCard pet={pet} look="boxed" loading={{ sizes: '288px' }} />
            {step < 4 && <Requirements pet={pet} />}
          </>
        }
      >
        <ApplicationStep form={form} pet={pet} />
      </Wizard>
    </div>
  );
}
