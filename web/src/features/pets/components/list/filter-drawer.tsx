import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '#shared/antd/drawer.ts';
import { formatNumber } from '#shared/format/format.ts';
import { Button } from '#shared/ui/button.tsx';
import { usePetWindowQuery } from '../../api/pets-api.ts';
import type { PetFilters, PetSort } from '../../model/pet-filters.ts';
import { FilterControls } from './filter-controls.tsx';
import styles from './filter-drawer.module.css';

interface FilterDrawerProps {
  filters: PetFilters;
  sortBy: PetSort;
  isOpen: boolean;
  onClose: () => void;
  onShow: (filters: PetFilters) => void;
}

function useShowText(filters: PetFilters, sortBy: PetSort): string {
  const { t } = useTranslation('pets');
  const pagination = usePetWindowQuery({ filters, sortBy, window: 1 }).currentData?.pagination;
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
        <Button kind="text" className={styles.clear} onClick={() => setDraft({})}>
          {t('filters.clearAll')}
        </Button>
      }
      footer={
        <Button kind="primary" size="large" isBlock onClick={() => onShow(draft)}>
          {showText}
        </Button>
      }
      classNames={{ section: styles.sheet, body: styles.body, footer: styles.footer }}
    >
      <FilterControls filters={draft} onChange={setDraft} />
    </Drawer>
  );
}
