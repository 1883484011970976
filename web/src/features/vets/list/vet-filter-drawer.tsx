import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/format/format.ts';
import { FilterDrawer } from '#shared/list/filter-drawer.tsx';
import { FilterControls } from './filter-controls.tsx';
import { useVetTotal } from './use-vet-page.ts';
import type { VetFilters, VetSettings } from './vet-list.ts';

interface VetFilterDrawerProps {
  filters: VetFilters;
  sortBy: VetSettings['sortBy'];
  isOpen: boolean;
  onClose: () => void;
  onShow: (filters: VetFilters) => void;
}

function ShowText({ filters, sortBy }: Pick<VetFilterDrawerProps, 'filters' | 'sortBy'>): string {
  const { t } = useTranslation('vets');
  const pagination = useVetTotal(filters, sortBy);
  if (!pagination) return t('filters.showUncounted');
  const { total, totalIsCapped } = pagination;
  return t(totalIsCapped ? 'filters.showCapped' : 'filters.show', { count: total, amount: formatNumber(total) });
}

/** The filters of vets on a phone, ending in "Show N vets". */
export function VetFilterDrawer({ sortBy, ...drawer }: VetFilterDrawerProps) {
  return (
    <FilterDrawer
      {...drawer}
      cleared={({ search }) => ({ search })}
      showText={(draft) => <ShowText filters={draft} sortBy={sortBy} />}
      controls={(draft, change) => <FilterControls filters={draft} onChange={change} />}
    />
  );
}
