import { LayoutGrid, List, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { ChoiceTiles } from '../ui/choice-tiles.tsx';
import type { Choice } from '../form/control.ts';
import { Field } from '../ui/field.tsx';
import { Options } from '../ui/options.tsx';
import type { SearchInputProps } from '../ui/search-input.tsx';
import { SelectInput } from '../ui/text-input.tsx';
import styles from './list-toolbar.module.css';
import type { Looked, Searched } from './list-schema.ts';
import { SearchField } from './search-field.tsx';
import type { ListQuery } from './use-list-query.ts';

export interface ListToolbarProps<Filters extends Searched, Settings extends Looked> {
  list: Pick<ListQuery<Filters, Settings>, 'filters' | 'filter' | 'settings' | 'set'>;
  search: { label: string; hint: string; maxLength: number } & Pick<SearchInputProps, 'suggestions' | 'onTyping'>;
  sorts: readonly (Choice<Settings['sortBy']> & { text: string })[];
  /** How many filters are chosen. */
  count: number;
  onOpenFilters: () => void;
}

function FiltersButton({ count, onClick }: { count: number; onClick: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Button size="large" className={styles.open} icon={<SlidersHorizontal size={20} aria-hidden />} onClick={onClick}>
      {t('filters.open')}
      {count > 0 && (
        <span className={styles.badge}>
          <span aria-hidden>{count}</span>
          <span className="visually-hidden">{t('filters.chosen', { count })}</span>
        </span>
      )}
    </Button>
  );
}

/** The search, order and look of a list; on a phone the way to the filters. */
export function ListToolbar<Filters extends Searched, Settings extends Looked>(props: ListToolbarProps<Filters, Settings>) {
  const { list, search, sorts, count, onOpenFilters } = props;
  const { t } = useTranslation('shell');
  const hidden = (text: string) => <span className="visually-hidden">{text}</span>;
  const views = [
    { value: 'grid' as const, text: hidden(t('list.grid')), picture: <LayoutGrid size={20} aria-hidden /> },
    { value: 'rows' as const, text: hidden(t('list.rows')), picture: <List size={20} aria-hidden className="mirrors" /> },
  ];
  return (
    <div className={styles.toolbar}>
      <search className={styles.search}>
        <SearchField {...search} value={list.filters.search} onValue={(text) => list.filter({ search: text } as Partial<Filters>)} />
      </search>
      <FiltersButton count={count} onClick={onOpenFilters} />
      <Field label={hidden(t('list.sortLabel'))} className={styles.sort}>
        <SelectInput value={list.settings.sortBy} onValue={(sortBy) => list.set({ sortBy } as Partial<Settings>)}>
          <Options choices={sorts} />
        </SelectInput>
      </Field>
      <Field label={hidden(t('list.view'))} isGroup className={styles.view}>
        <ChoiceTiles<Looked['view']>
          look="segmented"
          choices={views}
          value={list.settings.view}
          onValue={(view) => list.set({ view } as Partial<Settings>, { keepsPage: true })}
        />
      </Field>
    </div>
  );
}
