import { useTranslation } from 'react-i18next';
import { withNamespace } from '../i18n/text-key.ts';
import type { NamespaceWith } from '../i18n/text-key.ts';
import { ChoiceTiles } from '../ui/choice-tiles.tsx';
import type { Choice } from '../form/control.ts';
import { Field } from '../ui/field.tsx';
import styles from './category-filters.module.css';
import { SearchField } from './search-field.tsx';

interface Filters<Category> {
  search?: string | undefined;
  category?: Category | undefined;
}

interface CategoryFiltersProps<Category extends string> {
  words: NamespaceWith<'search' | 'searchHint' | 'category.label'>;
  filters: Filters<Category>;
  /** Called with the filter that has changed. */
  onChange: (changes: Filters<Category>) => void;
  searchLimit: number;
  categories: readonly Choice<Category | 'all'>[];
  className?: string | undefined;
}

/** The search of a list, and below it its categories as tiles. */
export function CategoryFilters<Category extends string>(props: CategoryFiltersProps<Category>) {
  const { words, filters, onChange, searchLimit, categories, className = '' } = props;
  const translate = withNamespace(useTranslation(words).t);
  return (
    <search className={`${styles.filters} ${className}`}>
      <SearchField
        label={translate(`${words}:search`)}
        hint={translate(`${words}:searchHint`)}
        maxLength={searchLimit}
        value={filters.search}
        onValue={(search) => onChange({ search })}
      />
      <Field label={<span className="visually-hidden">{translate(`${words}:category.label`)}</span>} isGroup>
        <ChoiceTiles<Category | 'all'>
          look="columns"
          choices={categories}
          value={filters.category ?? 'all'}
          onValue={(value) => onChange({ category: value === 'all' ? undefined : value })}
        />
      </Field>
    </search>
  );
}
