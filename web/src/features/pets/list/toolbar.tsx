import { useTranslation } from 'react-i18next';
import { ListToolbar } from '#shared/list/list-toolbar.tsx';
import type { ListQuery } from '#shared/list/use-list-query.ts';
import { chosenPetFilters } from '../filters/chosen-filters.ts';
import { petSorts, searchLimit } from './pet-list.ts';
import type { PetFilters, PetSettings } from './pet-list.ts';

interface ToolbarProps {
  list: ListQuery<PetFilters, PetSettings>;
  onOpenFilters: () => void;
}

/** The search, order and look of the list; on a phone the way to the filters. */
export function Toolbar({ list, onOpenFilters }: ToolbarProps) {
  const { t } = useTranslation('pets');
  return (
    <ListToolbar
      list={list}
      search={{ label: t('list.search'), hint: t('list.searchHint'), maxLength: searchLimit }}
      sorts={petSorts.map((value) => ({ value, text: t(`list.sort.${value}`) }))}
      count={chosenPetFilters(list.filters).length}
      onOpenFilters={onOpenFilters}
    />
  );
}
