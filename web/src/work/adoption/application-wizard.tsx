import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/api-error.ts';
import { adoptionEndpoints } from '#shared/api/gen/adoption-endpoints.ts';
import { useForm } from '#shared/form/use-form.ts';
import type { Form } from '#shared/form/use-form.ts';
import { Fields } from '#shared/form/form.tsx';
import { usePetChoices } from '#shared/pet/use-pet-choices.ts';
import { useRequirementLines } from '#shared/pet/use-requirement-lines.ts';
import type { Pet } from '#shared/api/types.ts';
import { WorkChoices } from '#shared/work/choices.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { Stack } from '#shared/content/stack.tsx';
import { TipList } from '#shared/content/tip-list.tsx';
import { WorkTextArea } from '#shared/work/controls.tsx';
import { SwitchLine, SwitchLines } from '#shared/work/switch-line.tsx';
import { WizardTop } from '#shared/form/wizard-top.tsx';
import { Wizard } from '#shared/form/wizard.tsx';
import { NamedText } from '#shared/pet/named-text.tsx';
import { PetCard } from '#shared/pet/pet-card.tsx';
import { BackLink } from '#shared/content/back-link.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import {
  obstacleOfRefusal,
  applicationRules,
  applicationSteps,
  bodyOfApplication,
  emptyApplication,
  fieldOf,
  budgets,
  timelines,
  isWhole,
  longestText,
} from './application.ts';
import type { Obstacle, ApplicationForm } from './application.ts';
import { ApplicationFacts } from './application-facts.tsx';

/** What the steps get. */
interface ApplicationFormProps {
  form: Form<ApplicationForm>;
}

interface ApplicationOptions {
  petId: string;
  memberId: string;
  /** It was sent, or cannot be sent at all any more; what was typed is kept then. */
  onEnd: (end: 'sent' | Obstacle) => void;
}

/** An application for one pet, as it is written by one member. */
function useApplication({ petId, memberId, onEnd }: ApplicationOptions): Form<ApplicationForm> {
  const [send] = adoptionEndpoints.usePostAdoptionPetsByPetIdRequestMutation();
  return useForm<ApplicationForm>({
    initial: emptyApplication,
    rules: applicationRules,
    steps: applicationSteps,
    fieldOf,
    draft: { key: `adoption.${petId}.${memberId}`, place: 'device' },
    words: { failed: 'adoption-application:failed' },
    submit: async (values) => {
      try {
        await send({ petId, body: bodyOfApplication(values) }).unwrap();
      } catch (error) {
        const obstacle = isApiError(error) && obstacleOfRefusal(error);
        if (!obstacle) throw error;
        onEnd(obstacle);
        return 'unsaved';
      }
      onEnd('sent');
      return undefined;
    },
  });
}

interface LongTextProps extends ApplicationFormProps {
  field: keyof typeof longestText;
  rows?: number;
  isOptional?: boolean;
}

function LongText({ form, field, rows = 4, isOptional = false }: LongTextProps) {
  const { t } = useTranslation('adoption-application');
  return (
    <WorkField {...form.about(field)} label={t(`question.${field}`)} hint={t(`hint.${field}`)} isOptional={isOptional}>
      <WorkTextArea {...form.text(field)} rows={rows} maxLength={longestText[field]} />
    </WorkField>
  );
}

function WhyAndWhen({ form }: ApplicationFormProps) {
  const { t } = useTranslation(['adoption-application', 'adoption']);
  return (
    <Fields>
      <LongText form={form} field="reason" rows={5} />
      <WorkField {...form.about('timeline')} label={t('question.timeline')} isGroup>
        <WorkChoices
          choices={timelines.map((value) => ({ value, text: t(`adoption:timeline.${value}`) }))}
          value={form.values.timeline}
          onValue={(value) => form.change('timeline', value)}
        />
      </WorkField>
    </Fields>
  );
}

function ExperienceAndCare({ form }: ApplicationFormProps) {
  const { t } = useTranslation(['adoption-application', 'adoption']);
  return (
    <Fields>
      <LongText form={form} field="experience" />
      <WorkField {...form.about('budget')} label={t('question.budget')} hint={t('hint.budget')} isGroup>
        <WorkChoices
          choices={budgets.map((value) => ({ value, text: t(`adoption:budget.${value}`) }))}
          value={form.values.budget}
          onValue={(value) => form.change('budget', value)}
        />
      </WorkField>
      <LongText form={form} field="petCarePlan" />
    </Fields>
  );
}

function HomeAndReferences({ form }: ApplicationFormProps) {
  const { t } = useTranslation(['adoption-application', 'adoption']);
  const homes = usePetChoices()('homeType');
  return (
    <Fields>
      <WorkField {...form.about('homeType')} label={t('question.homeType')} isGroup>
        <WorkChoices choices={homes} value={form.values.homeType} onValue={(value) => form.change('homeType', value)} />
      </WorkField>
      <SwitchLines>
        {(['hasChildren', 'hasOtherPets'] as const).map((field) => (
          <SwitchLine
            key={field}
            label={t(`adoption:field.${field}`)}
            isOn={form.values[field]}
            onChange={(isOn) => form.change(field, isOn)}
          />
        ))}
      </SwitchLines>
      <LongText form={form} field="references" rows={3} isOptional />
      <LongText form={form} field="additionalInfo" rows={3} isOptional />
    </Fields>
  );
}

/** What is asked of the member who takes the pet. */
function Requirements({ pet }: { pet: Pet }) {
  const { t } = useTranslation('listing');
  return <TipList tone="genda" title={t('requirements.title')} tips={useRequirementLines(pet.requirements)} />;
}

function Review({ form, pet }: ApplicationFormProps & { pet: Pet }) {
  return (
    <Stack gap={5}>
      {isWhole(form.values) && <ApplicationFacts application={form.values} />}
      <Requirements pet={pet} />
    </Stack>
  );
}

/** The fields of the step on the screen; the last one shows them all. */
function ApplicationStep({ form, pet }: ApplicationFormProps & { pet: Pet }) {
  if (form.step === 1) return <WhyAndWhen form={form} />;
  if (form.step === 2) return <ExperienceAndCare form={form} />;
  return form.step === 3 ? <HomeAndReferences form={form} /> : <Review form={form} pet={pet} />;
}

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
