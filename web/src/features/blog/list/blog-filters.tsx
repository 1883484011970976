import { useTranslation } from 'react-i18next';
import { CategoryFilters } from '#shared/list/category-filters.tsx';
import { categories, searchLimit } from './blog-list.ts';
import type { BlogFilters as Filters } from './blog-list.ts';
import styles from './screen.module.css';

const choices = ['all', ...categories] as const;

interface BlogFiltersProps {
  filters: Filters;
  onChange: (changes: Filters) => void;
}

/** The search and the subjects. */
export function BlogFilters(props: BlogFiltersProps) {
  const { t } = useTranslation('blog');
  return (
    <CategoryFilters
      {...props}
      words="blog"
      searchLimit={searchLimit}
      categories={choices.map((value) => ({ value, text: t(`category.${value}`) }))}
      className={styles.filters}
    />
  );
}
