import { X } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../antd/drawer.ts';
import { Button } from '../ui/button.tsx';
import styles from './filters.module.css';

interface FilterDrawerProps<Filters> {
  filters: Filters;
  isOpen: boolean;
  onClose: () => void;
  onShow: (filters: Filters) => void;
  /** What is left of a draft when all of it is cleared. */
  cleared: (draft: Filters) => Filters;
  /** What its last button says of a draft. */
  showText: (draft: Filters) => ReactNode;
  controls: (draft: Filters, change: (changes: Partial<Filters>) => void) => ReactNode;
}

/** The filters on a phone: a draft, counted while it changes, that counts with its last button. */
export function FilterDrawer<Filters extends object>({ filters, isOpen, ...rest }: FilterDrawerProps<Filters>) {
  const { t } = useTranslation('shell');
  const [draft, setDraft] = useState(filters);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    // Each opening starts from what the list shows now.
    setWasOpen(isOpen);
    if (isOpen) setDraft(filters);
  }
  return (
    <Drawer
      open={isOpen}
      onClose={rest.onClose}
      placement="bottom"
      size="88%"
      title={t('filters.title')}
      closeIcon={<X size={24} className={styles.close} aria-hidden />}
      extra={
        <Button kind="text" className={styles.drawerClear} onClick={() => setDraft(rest.cleared(draft))}>
          {t('filters.clearAll')}
        </Button>
      }
      footer={
        <Button kind="primary" size="large" isBlock onClick={() => rest.onShow(draft)}>
          {rest.showText(draft)}
        </Button>
      }
      classNames={{ section: styles.sheet, body: styles.drawerBody, footer: styles.drawerFooter }}
    >
      {rest.controls(draft, (changes) => setDraft({ ...draft, ...changes }))}
    </Drawer>
  );
}
