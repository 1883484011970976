import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '#shared/antd/drawer.ts';
import { formatNumber } from '#shared/format/format.ts';
import { Button } from '#shared/ui/button.tsx';
import { FilterControls } from './filter-controls.tsx';
import type { PetFilters, PetSettings } from '../list/pet-list.ts';
import styles from './filters.module.css';
import { usePetTotal } from '../list/use-pet-page.ts';

interface FilterDrawerProps {
  filters: PetFilters;
  sortBy: PetSettings['sortBy'];
  isOpen: boolean;
  onClose: () => void;
  onShow: (filters: PetFilters) => void;
}

function useShowText(filters: PetFilters, sortBy: PetSettings['sortBy']): string {
  const { t } = useTranslation('pets');
  const pagination = usePetTotal(filters, sortBy);
  if (!pagination) return t('filters.showUncounted');
  const { total, totalIsCapped } = pagination;
  return t(totalIsCapped ? 'filters.showCapped' : 'filters.show', { count: total, amount: formatNumber(total) });
}

/** The filters on a phone: a draft, counted while it changes, that counts with "Show N pets". */
export function FilterDrawer({ filters, sortBy, isOpen, onClose, onShow }: FilterDrawerProps) {
  const { t } = useTranslation('pets');
  const [draft, setDraft] = useState(filters);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    // Each opening starts from what the list shows now.
    setWasOpen(isOpen);
    if (isOpen) setDraft(filters);
  }
  const showText = useShowText(draft, sortBy);
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      placement="bottom"
      size="88%"
      title={t('filters.title')}
      closeIcon={<X size={24} className={styles.close} aria-hidden />}
      extra={
        <Button kind="text" className={styles.drawerClear} onClick={() => setDraft({ search: draft.search })}>
          {t('filters.clearAll')}
        </Button>
      }
      footer={
        <Button kind="primary" size="large" isBlock onClick={() => onShow(draft)}>
          {showText}
        </Button>
      }
      classNames={{ section: styles.sheet, body: styles.drawerBody, footer: styles.drawerFooter }}
    >
      <FilterControls filters={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />
    </Drawer>
  );
}
