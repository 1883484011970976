import { useTranslation } from 'react-i18next';
import { useCityName } from '../../../../shared/i18n/use-city-name.ts';
import { WizardRail } from '../../../../shared/ui/wizard-rail.tsx';
import type { PetForm } from '../../model/pet-form.ts';

/** What was chosen on each step, in a few words. */
function useSummaries(form: PetForm): string[] {
  const { t } = useTranslation(['my-pets', 'pets']);
  const cityName = useCityName();
  const join = (parts: (string | false)[]) => parts.filter(Boolean).join(' · ');
  return [
    join([form.name, form.species && t(`pets:species.${form.species}`), form.breed, form.age]),
    join([form.vaccinated && t('field.vaccinated'), form.location && cityName(form.location), t(`pets:adoptionType.${form.adoptionType}`)]),
    join([t(`pets:experience.${form.experience}`), t(`pets:homeType.${form.homeType}`)]),
  ];
}

export function AddPetRail({ form, step }: { form: PetForm; step: number }) {
  const { t } = useTranslation('my-pets');
  const summaries = useSummaries(form);
  const steps = [1, 2, 3, 4].map((number) => ({
    title: t(`add.step${number}.title`),
    summary: number < step ? summaries[number - 1] : undefined,
  }));
  return <WizardRail title={t('add.title')} steps={steps} current={step} />;
}
