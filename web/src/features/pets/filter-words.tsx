import { useTranslation } from 'react-i18next';
import { formatPrice } from '#shared/format/format.ts';
import { withNamespace } from '#shared/i18n/text-key.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { useRangeWords } from '#shared/list/price-filter.tsx';
import { filterFlags, petFields } from '#shared/pet/pet-fields.ts';
import type { FilterFlag } from '#shared/pet/pet-fields.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import type { PetFilters } from './pet-list.ts';
import { ageBandOf, chosenPetFilters } from './chosen-filters.ts';
import type { ChosenFilter } from './chosen-filters.ts';

/** The words of a chosen filter, in the language of the page. */
export function useFilterWords(filters: PetFilters): (name: ChosenFilter) => string {
  const { t } = useTranslation(['pets', 'pet', 'shell']);
  const cityName = useCityName();
  const inMonths = (months: number) =>
    months > 0 && months % 12 === 0 ? t('shell:age.year', { count: months / 12 }) : t('shell:age.month', { count: months });
  const inRupees = (price: number) => formatPrice(t, price);
  const range = useRangeWords('pets');
  const { species, adoptionType, location, gender, size, breed, minPrice, maxPrice, minAge, maxAge } = filters;
  const band = ageBandOf(filters);
  const labelled = filterFlags.map((flag) => [flag, () => withNamespace(t)(petFields[flag].filterLabel)]);
  const words: Record<ChosenFilter, () => string> = {
    ...(Object.fromEntries(labelled) as Record<FilterFlag, () => string>),
    species: () => (species ? t(`pet:speciesMany.${species}`) : ''),
    adoptionType: () => (adoptionType ? t(`pet:adoptionType.${adoptionType}`) : ''),
    location: () => (location ? cityName(location) : ''),
    price: () => (maxPrice === 0 ? inRupees(0) : range([minPrice, maxPrice], inRupees)),
    age: () => (band ? t(`filters.ages.${band}`) : range([minAge, maxAge], inMonths)),
    breed: () => breed ?? '',
    gender: () => (gender ? t(`pet:gender.${gender}`) : ''),
    size: () => (size ? t(`pet:size.${size}`) : ''),
    gone: () => t('filters.gone'),
  };
  return (name) => words[name]();
}

/** What is looked for, in words: what was typed, then each filter. */
export function FilterSentence({ filters }: { filters: PetFilters }) {
  const { t } = useTranslation(['pets', 'shell']);
  const wordsOf = useFilterWords(filters);
  const parts = [...(filters.search ? [filters.search] : []), ...chosenPetFilters(filters).map(wordsOf)];
  return parts.map((part, index) => (
    <span key={part}>
      {index > 0 && t('shell:comma')}
      <UserText>{part}</UserText>
    </span>
  ));
}
