import { useTranslation } from 'react-i18next';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { FilterChips } from '#shared/list/filter-chips.tsx';
import { chosenStoreFilters } from './store-list.ts';
import type { ChosenStoreFilter, StoreFilters } from './store-list.ts';

interface StoreFilterChipsProps {
  filters: StoreFilters;
  onChange: (filters: StoreFilters) => void;
}

function useWords({ type, city, minRating }: StoreFilters): (name: ChosenStoreFilter) => string {
  const { t } = useTranslation(['stores', 'shop']);
  const cityName = useCityName();
  const words: Record<ChosenStoreFilter, () => string> = {
    type: () => (type ? t(`shop:type.${type}`) : ''),
    city: () => (city ? cityName(city) : ''),
    minRating: () => t('filters.ratingFrom', { rating: minRating }),
  };
  return (name) => words[name]();
}

/** What is chosen of the stores, each with a way to drop it. */
export function StoreFilterChips({ filters, onChange }: StoreFilterChipsProps) {
  const wordsOf = useWords(filters);
  const chosen = chosenStoreFilters(filters).map((name) => ({ name, words: wordsOf(name) }));
  return <FilterChips chosen={chosen} onDrop={(name) => onChange({ ...filters, [name]: undefined })} onClear={() => onChange({})} />;
}
