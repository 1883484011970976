import { useTranslation } from 'react-i18next';
import { PetInputs } from '#shared/pet/form/pet-inputs.tsx';
import { TipList } from '#shared/content/tip-list.tsx';
import { places } from './dashboard-place.ts';
import { addPet } from './new-listings.ts';
import { ListingWizard, useNewListing, useStepSummaries } from './listing-wizard.tsx';

/** The wizard of four steps that adds a pet to My Pets. */
export function AddPetScreen({ memberId }: { memberId: string }) {
  const { t } = useTranslation(['my-pets', 'shell']);
  const listing = useNewListing(addPet, memberId);
  const { form } = listing;
  const step = form.step as 1 | 2 | 3 | 4;
  const { basics, health, home } = useStepSummaries(form.values);
  return (
    <ListingWizard
      listing={listing}
      title={t('add.title')}
      steps={[
        { title: t('add.step1.title'), summary: basics },
        { title: t('add.step2.title'), summary: health },
        { title: t('add.step3.title'), summary: home },
        { title: t('add.step4.title') },
      ]}
      heading={(name) => (step === 1 || name === undefined ? t(`add.step${step}.heading`) : t(`add.step${step}.headingNamed`, { name }))}
      lead={step < 3 ? t('shell:form.allRequired') : undefined}
      submitText={t('add.create')}
      busyText={t(form.isWaiting ? 'form.awaitingPhotos' : 'add.create')}
      up={{ query: places.list, text: t('back.list') }}
      tips={<TipList title={t(`tips.step${step}.title`)} tips={(['a', 'b', 'c'] as const).map((tip) => t(`tips.step${step}.${tip}`))} />}
    >
      <PetInputs listing={listing} parts={addPet.steps[step - 1] ?? []} />
    </ListingWizard>
  );
}
