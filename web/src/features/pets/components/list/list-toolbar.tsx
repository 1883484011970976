import { LayoutGrid, List, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/button.tsx';
import { ChoiceTiles } from '#shared/ui/choice-tiles.tsx';
import { Field } from '#shared/ui/field.tsx';
import { SelectInput } from '#shared/ui/text-input.tsx';
import { allSorts, chosenFilters } from '../../model/pet-filters.ts';
import type { PetListState, PetSort, PetView } from '../../model/pet-filters.ts';
import styles from './list-toolbar.module.css';

interface ListToolbarProps {
  state: PetListState;
  onChange: (changes: Partial<PetListState>) => void;
  onOpenFilters: () => void;
}

function FiltersButton({ count, onClick }: { count: number; onClick: () => void }) {
  const { t } = useTranslation('pets');
  return (
    <Button size="large" className={styles.filters} icon={<SlidersHorizontal size={20} aria-hidden />} onClick={onClick}>
      {t('filters.open')}
      {count > 0 && (
        <span className={styles.count}>
          <span aria-hidden>{count}</span>
          <span className="visually-hidden">{t('filters.chosen', { count })}</span>
        </span>
      )}
    </Button>
  );
}

/** Order and look of the list; on a phone the way to the filters. */
export function ListToolbar({ state, onChange, onOpenFilters }: ListToolbarProps) {
  const { t } = useTranslation('pets');
  const hidden = (text: string) => <span className="visually-hidden">{text}</span>;
  const views = [
    { value: 'grid' as const, text: hidden(t('list.grid')), picture: <LayoutGrid size={20} aria-hidden /> },
    { value: 'rows' as const, text: hidden(t('list.rows')), picture: <List size={20} aria-hidden className="mirrors" /> },
  ];
  return (
    <div className={styles.toolbar}>
      <FiltersButton count={chosenFilters(state.filters).length} onClick={onOpenFilters} />
      <Field label={hidden(t('list.sortLabel'))} className={styles.sort}>
        <SelectInput value={state.sortBy} onValue={(sortBy) => onChange({ sortBy: sortBy as PetSort })}>
          {allSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`list.sort.${sort}`)}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field label={hidden(t('list.view'))} isGroup className={styles.view}>
        <ChoiceTiles<PetView>
          look="segmented"
          choices={views}
          value={state.view}
          onValue={(view) => onChange({ view, page: state.page })}
        />
      </Field>
    </div>
  );
}
