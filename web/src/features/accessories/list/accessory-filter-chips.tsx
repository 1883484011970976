import { useTranslation } from 'react-i18next';
import { formatAmount } from '#shared/format/format.ts';
import { FilterChips } from '#shared/list/filter-chips.tsx';
import { useRangeWords } from '#shared/list/use-range-words.ts';
import { chosenAccessoryFilters, withoutFilter } from '../accessory-list.ts';
import type { AccessoryFilters, ChosenAccessoryFilter } from '../accessory-list.ts';

interface AccessoryFilterChipsProps {
  filters: AccessoryFilters;
  onChange: (filters: AccessoryFilters) => void;
}

function useWords({ category, minPrice, maxPrice, minRating }: AccessoryFilters): (name: ChosenAccessoryFilter) => string {
  const { t } = useTranslation(['accessories', 'shop', 'shell']);
  const range = useRangeWords('accessories');
  const words: Record<ChosenAccessoryFilter, () => string> = {
    category: () => (category ? t(`shop:category.${category}`) : ''),
    price: () => range([minPrice, maxPrice], (price) => formatAmount(t, price)),
    minRating: () => t('filters.ratingFrom', { rating: minRating }),
    inStock: () => t('filters.inStock'),
  };
  return (name) => words[name]();
}

/** What is chosen of the products, each with a way to drop it. */
export function AccessoryFilterChips({ filters, onChange }: AccessoryFilterChipsProps) {
  const wordsOf = useWords(filters);
  const chosen = chosenAccessoryFilters(filters).map((name) => ({ name, words: wordsOf(name) }));
  return <FilterChips chosen={chosen} onDrop={(name) => onChange(withoutFilter(filters, name))} onClear={() => onChange({})} />;
}
