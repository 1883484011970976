import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Table } from '../antd/work.ts';
import type { WorkTableProps } from './table-props.ts';
import styles from './work-table.module.css';

type RowProps<Item> = Pick<ComponentProps<typeof Table<Item>>, 'expandable' | 'onRow'>;

/** Opens more of a row, by its button or a click on the row, but not when its text was selected. antd's own button has English names in it. */
export function useRowDetail<Item>({ detail, idOf }: Pick<WorkTableProps<Item>, 'detail' | 'idOf'>): RowProps<Item> {
  const { t } = useTranslation('work');
  const [open, setOpen] = useState<readonly string[]>([]);
  if (!detail) return {};
  const toggle = (id: string) => setOpen(open.includes(id) ? open.filter((one) => one !== id) : [...open, id]);
  return {
    onRow: (item) => ({ onClick: () => getSelection()?.isCollapsed !== false && toggle(idOf(item)) }),
    expandable: {
      expandedRowKeys: open,
      expandedRowRender: detail.show,
      columnTitle: <span className="visually-hidden">{t('table.open')}</span>,
      // Its click goes on to the row.
      expandIcon: ({ expanded, record }) => (
        <button type="button" className={styles.open} aria-expanded={expanded} aria-label={`${t('table.open')} ${detail.nameOf(record)}`}>
          <ChevronDown size={20} aria-hidden />
        </button>
      ),
    },
  };
}
