import { useTranslation } from 'react-i18next';
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
import { ApplicationFacts } from '../../components/application-facts.tsx';
import { budgets, timelines } from '../../model/application.ts';
import type { ApplicationFormProps } from '../hooks/use-application.ts';
import { isWhole, longestText } from '../model/application-form.ts';

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
export function Requirements({ pet }: { pet: Pet }) {
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
export function ApplicationStep({ form, pet }: ApplicationFormProps & { pet: Pet }) {
  if (form.step === 1) return <WhyAndWhen form={form} />;
  if (form.step === 2) return <ExperienceAndCare form={form} />;
  return form.step === 3 ? <HomeAndReferences form={form} /> : <Review form={form} pet={pet} />;
}
