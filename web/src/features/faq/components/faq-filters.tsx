import { useTranslation } from 'react-i18next';
import { ChoiceTiles } from '#shared/ui/choice-tiles.tsx';
import { Field } from '#shared/ui/field.tsx';
import { SearchInput } from '#shared/ui/search-input.tsx';
import { categories } from '../model/faq-questions.ts';
import type { FaqFilters as Filters } from '../model/faq-questions.ts';
import { searchLimit } from '../model/faq-list.ts';
import styles from './faq-screen.module.css';

const choices = ['all', ...categories] as const;

interface FaqFiltersProps {
  filters: Filters;
  onChange: (changes: Filters) => void;
}

/** The search and the subjects. */
export function FaqFilters({ filters, onChange }: FaqFiltersProps) {
  const { t } = useTranslation('faq');
  const { search, category } = filters;
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
