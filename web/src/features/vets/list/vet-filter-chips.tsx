import { useTranslation } from 'react-i18next';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { FilterChips } from '#shared/list/filter-chips.tsx';
import { chosenVetFilters } from '../vet-list.ts';
import type { ChosenVetFilter, VetFilters } from '../vet-list.ts';

interface VetFilterChipsProps {
  filters: VetFilters;
  onChange: (filters: VetFilters) => void;
}

/** The words of a chosen filter, in the language of the page. */
export function useVetFilterWords({ specialty, city, minRating }: VetFilters): (name: ChosenVetFilter) => string {
  const { t } = useTranslation(['vets', 'vet']);
  const cityName = useCityName();
  const words: Record<ChosenVetFilter, () => string> = {
    specialty: () => (specialty ? t(`vet:specialty.${specialty}`) : ''),
    city: () => (city ? cityName(city) : ''),
    minRating: () => t('filters.ratingFrom', { rating: minRating }),
    today: () => t('filters.today'),
    emergency: () => t('vet:offer.emergency'),
    homeVisit: () => t('vet:offer.homeVisit'),
    telemedicine: () => t('vet:offer.telemedicine'),
  };
  return (name) => words[name]();
}

/** What is chosen of the vets, each with a way to drop it. */
export function VetFilterChips({ filters, onChange }: VetFilterChipsProps) {
  const wordsOf = useVetFilterWords(filters);
  const chosen = chosenVetFilters(filters).map((name) => ({ name, words: wordsOf(name) }));
  return <FilterChips chosen={chosen} onDrop={(name) => onChange({ ...filters, [name]: undefined })} onClear={() => onChange({})} />;
}
