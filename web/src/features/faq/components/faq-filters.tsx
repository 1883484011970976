import { useTranslation } from 'react-i18next';
import { CategoryFilters } from '#shared/list/category-filters.tsx';
import { searchLimit } from '../model/faq-list.ts';
import { categories } from '../model/faq-questions.ts';
import type { FaqFilters as Filters } from '../model/faq-questions.ts';

const choices = ['all', ...categories] as const;

interface FaqFiltersProps {
  filters: Filters;
  onChange: (changes: Filters) => void;
}

/** The search and the subjects. */
export function FaqFilters(props: FaqFiltersProps) {
  const { t } = useTranslation('faq');
  return (
    <CategoryFilters
      {...props}
      words="faq"
      searchLimit={searchLimit}
      categories={choices.map((value) => ({ value, text: t(`category.${value}`) }))}
    />
  );
}
