import { useTranslation } from 'react-i18next';
import { formatAge } from '#shared/format/pet-age.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import type { PetForm } from '#shared/pet/form/pet-form.ts';

/** What was chosen in each part of the form, in a few words. */
export function useStepSummaries(form: PetForm) {
  const { t, i18n } = useTranslation(['pet', 'pet-form']);
  const cityName = useCityName();
  // The line runs as the page does; each part, which somebody may have typed, as itself.
  const mark = i18n.language === 'ur' ? '\u200f' : '\u200e';
  const join = (parts: (string | false)[]) => {
    const present = parts.filter((part) => part !== false && part !== '');
    return mark + present.map((part) => `\u2068${part}\u2069`).join(' · ');
  };
  const vaccinated = form.vaccinated && t('pet-form:field.vaccinated');
  return {
    basics: join([form.name, form.species && t(`pet:species.${form.species}`), form.breed, formatAge(t, form.age)]),
    health: join([vaccinated, form.location && cityName(form.location), t(`pet:adoptionType.${form.adoptionType}`)]),
    home: join([t(`pet:experience.${form.experience}`), t(`pet:homeType.${form.homeType}`)]),
    details: join([t(`pet:healthStatus.${form.healthStatus}`), vaccinated]),
  };
}
