import { useTranslation } from 'react-i18next';
import { formatAge } from '#shared/format/pet-age.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import type { PetForm } from '../../model/pet-form.ts';

/** What was chosen on each step, in a few words. */
export function useStepSummaries(form: PetForm): string[] {
  const { t, i18n } = useTranslation(['my-pets', 'pet']);
  const cityName = useCityName();
  // The line runs as the page does; each part, which somebody may have typed, as itself.
  const mark = i18n.language === 'ur' ? '\u200f' : '\u200e';
  const join = (parts: (string | false)[]) => {
    const said = parts.filter((part) => part !== false && part !== '');
    return mark + said.map((part) => `\u2068${part}\u2069`).join(' · ');
  };
  return [
    join([form.name, form.species && t(`pet:species.${form.species}`), form.breed, formatAge(t, form.age)]),
    join([form.vaccinated && t('field.vaccinated'), form.location && cityName(form.location), t(`pet:adoptionType.${form.adoptionType}`)]),
    join([t(`pet:experience.${form.experience}`), t(`pet:homeType.${form.homeType}`)]),
  ];
}
