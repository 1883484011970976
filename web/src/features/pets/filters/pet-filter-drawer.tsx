import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/format/format.ts';
import { FilterDrawer } from '#shared/list/filter-drawer.tsx';
import { FilterControls } from './filter-controls.tsx';
import type { PetFilters, PetSettings } from '../list/pet-list.ts';
import { usePetTotal } from '../list/use-pet-page.ts';

interface PetFilterDrawerProps {
  filters: PetFilters;
  sortBy: PetSettings['sortBy'];
  isOpen: boolean;
  onClose: () => void;
  onShow: (filters: PetFilters) => void;
}

function ShowText({ filters, sortBy }: Pick<PetFilterDrawerProps, 'filters' | 'sortBy'>): string {
  const { t } = useTranslation('pets');
  const pagination = usePetTotal(filters, sortBy);
  if (!pagination) return t('filters.showUncounted');
  const { total, totalIsCapped } = pagination;
  return t(totalIsCapped ? 'filters.showCapped' : 'filters.show', { count: total, amount: formatNumber(total) });
}

/** The filters of pets on a phone, ending in "Show N pets". */
export function PetFilterDrawer({ sortBy, ...drawer }: PetFilterDrawerProps) {
  return (
    <FilterDrawer
      {...drawer}
      cleared={({ search }) => ({ search })}
      showText={(draft) => <ShowText filters={draft} sortBy={sortBy} />}
      controls={(draft, change) => <FilterControls filters={draft} onChange={change} />}
    />
  );
}
