import { LayoutGrid, List, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/button.tsx';
import { ChoiceTiles } from '#shared/ui/choice-tiles.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Options } from '#shared/ui/options.tsx';
import { SearchInput } from '#shared/ui/search-input.tsx';
import { SelectInput } from '#shared/ui/text-input.tsx';
import type { ListQuery } from '#shared/list/use-list-query.ts';
import { chosenPetFilters } from '../filters/chosen-filters.ts';
import { petSorts, searchLimit } from './pet-list.ts';
import type { PetFilters, PetSettings } from './pet-list.ts';
import styles from './screen.module.css';

interface ToolbarProps {
  list: ListQuery<PetFilters, PetSettings>;
  onOpenFilters: () => void;
}

function FiltersButton({ count, onClick }: { count: number; onClick: () => void }) {
  const { t } = useTranslation('pets');
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

/** The search, order and look of the list; on a phone the way to the filters. */
export function Toolbar({ list, onOpenFilters }: ToolbarProps) {
  const { t } = useTranslation('pets');
  const hidden = (text: string) => <span className="visually-hidden">{text}</span>;
  const views = [
    { value: 'grid' as const, text: hidden(t('list.grid')), picture: <LayoutGrid size={20} aria-hidden /> },
    { value: 'rows' as const, text: hidden(t('list.rows')), picture: <List size={20} aria-hidden className="mirrors" /> },
  ];
  return (
    <div className={styles.toolbar}>
      <search className={styles.search}>
        <Field label={hidden(t('list.search'))}>
          <SearchInput
            maxLength={searchLimit}
            placeholder={t('list.searchHint')}
            value={list.filters.search ?? ''}
            onValue={(text) => list.filter({ search: text || undefined })}
          />
        </Field>
      </search>
      <FiltersButton count={chosenPetFilters(list.filters).length} onClick={onOpenFilters} />
      <Field label={hidden(t('list.sortLabel'))} className={styles.sort}>
        <SelectInput value={list.settings.sortBy} onValue={(sortBy) => list.set({ sortBy: sortBy as PetSettings['sortBy'] })}>
          <Options choices={petSorts.map((value) => ({ value, text: t(`list.sort.${value}`) }))} />
        </SelectInput>
      </Field>
      <Field label={hidden(t('list.view'))} isGroup className={styles.view}>
        <ChoiceTiles<PetSettings['view']>
          look="segmented"
          choices={views}
          value={list.settings.view}
          onValue={(view) => list.set({ view }, { keepsPage: true })}
        />
      </Field>
    </div>
  );
}
