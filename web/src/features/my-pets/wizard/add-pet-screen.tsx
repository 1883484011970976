import { useTranslation } from 'react-i18next';
import { PhotoField } from '#shared/photos/photo-field.tsx';
import { TipList } from '#shared/ui/tip-list.tsx';
import { useNewListing } from './use-new-listing.ts';
import type { ListingWizard as Definition, NewListing } from './use-new-listing.ts';
import { places } from '../model/dashboard-place.ts';
import { emptyPetForm } from '../form/pet-form.ts';
import { addRules, petSteps } from '../form/pet-rules.ts';
import { BasicFields, CharacterFields, HealthFields, PlaceFields, RequirementFields, Switches, TagField } from '../fields/pet-fields.tsx';
import { ListingWizard } from './listing-wizard.tsx';
import { useStepSummaries } from './use-step-summaries.ts';

const addPet: Definition = { name: 'add', draft: 'pet', initial: emptyPetForm, steps: petSteps, rules: addRules };

/** The numbers of `petSteps`. */
type Step = 1 | 2 | 3 | 4;

function StepFields({ form, photos }: Pick<NewListing, 'form' | 'photos'>) {
  if (form.step === 1) return <BasicFields form={form} />;
  if (form.step === 2) {
    return (
      <>
        <HealthFields form={form} />
        <PlaceFields form={form} />
      </>
    );
  }
  if (form.step === 3) {
    return (
      <>
        <RequirementFields form={form} />
        <CharacterFields form={form} />
      </>
    );
  }
  return (
    <>
      <PhotoField form={form} photos={photos} />
      <TagField form={form} />
      <Switches form={form} fields={['urgent']} />
    </>
  );
}

/** The wizard of four steps that adds a pet to My Pets. */
export function AddPetScreen({ memberId }: { memberId: string }) {
  const { t } = useTranslation(['my-pets', 'shell']);
  const listing = useNewListing(addPet, memberId);
  const { form, photos } = listing;
  const step = form.step as Step;
  const { basics, health, home } = useStepSummaries(form.values);
  const titleOf = (number: Step) => t(`add.step${number}.title`);
  return (
    <ListingWizard
      listing={listing}
      title={t('add.title')}
      steps={[
        { title: titleOf(1), summary: basics },
        { title: titleOf(2), summary: health },
        { title: titleOf(3), summary: home },
        { title: titleOf(4) },
      ]}
      heading={(name) => (step === 1 || name === undefined ? t(`add.step${step}.heading`) : t(`add.step${step}.headingNamed`, { name }))}
      lead={step < 3 ? t('shell:form.allRequired') : undefined}
      submitText={t('add.create')}
      busyText={t(form.isWaiting ? 'form.awaitingPhotos' : 'add.create')}
      up={{ query: places.list, text: t('back.list') }}
      tips={<TipList title={t(`tips.step${step}.title`)} tips={(['a', 'b', 'c'] as const).map((tip) => t(`tips.step${step}.${tip}`))} />}
    >
      <StepFields form={form} photos={photos} />
    </ListingWizard>
  );
}
