import { useTranslation } from 'react-i18next';
import { ChoiceTiles } from '#shared/ui/choice-tiles.tsx';
import { Field } from '#shared/ui/field.tsx';
import { SearchInput } from '#shared/ui/search-input.tsx';
import { categories, searchLimit } from './blog-list.ts';
import type { BlogFilters as Filters } from './blog-list.ts';
import styles from './screen.module.css';

const choices = ['all', ...categories] as const;

interface BlogFiltersProps {
  filters: Filters;
  onChange: (changes: Filters) => void;
}

/** The search and the subjects. */
export function BlogFilters({ filters: { search, category }, onChange }: BlogFiltersProps) {
  const { t } = useTranslation('blog');
  return (
    <search className={styles.filters}>
      <Field label={<span className="visually-hidden">{t('search')}</span>}>
        <SearchInput
          maxLength={searchLimit}
          placeholder={t('searchHint')}
          value={search ?? ''}
          onValue={(text) => onChange({ search: text || undefined })}
        />
      </Field>
      <Field label={<span className="visually-hidden">{t('category.label')}</span>} isGroup>
        <ChoiceTiles
          choices={choices.map((value) => ({ value, text: t(`category.${value}`) }))}
          value={category ?? 'all'}
          onValue={(value) => onChange({ category: value === 'all' ? undefined : value })}
        />
      </Field>
    </search>
  );
}
