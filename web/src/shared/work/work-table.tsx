import { useTranslation } from 'react-i18next';
import { Checkbox, Table } from '../antd/work.ts';
import { ColumnChoice, useShownColumns } from './column-choice.tsx';
import type { WorkSelection, WorkTableProps } from './table-props.ts';
import { useRowDetail } from './row-detail.tsx';
import { useWindowIs } from './use-window-is.ts';
import { WorkCards } from './work-cards.tsx';
import styles from './work-table.module.css';

function DeskTable<Item>({ label, items, idOf, columns, selection, detail, order, onOrder }: WorkTableProps<Item>) {
  const { t } = useTranslation('work');
  const rowDetail = useRowDetail({ detail, idOf });
  const antdOrder = order?.isFalling ? 'descend' : 'ascend';
  return (
    <Table<Item>
      aria-label={label}
      className={styles.table}
      size="middle"
      rowKey={idOf}
      dataSource={items}
      pagination={false}
      showSorterTooltip={false}
      columns={columns.map(({ name, title, cell, part, isSortable = false, width }) => ({
        key: name,
        title: part === 'actions' ? <span className="visually-hidden">{title}</span> : title,
        render: (_none: unknown, item: Item) => cell(item),
        ...(width !== undefined && { width }),
        ...(part === 'actions' && { className: styles.actions }),
        ...(part === 'title' && { rowScope: 'row' as const }),
        sorter: isSortable,
        sortOrder: order?.by === name ? antdOrder : null,
      }))}
      {...(selection && {
        rowSelection: {
          selectedRowKeys: [...selection.chosen],
          onChange: (keys) => selection.onChange(keys.map(String)),
          getCheckboxProps: (item) => ({ 'aria-label': `${t('table.select')} ${selection.nameOf(item)}` }),
          columnTitle: <SelectAll items={items} idOf={idOf} selection={selection} />,
        },
      })}
      {...rowDetail}
      onChange={(_pages, _filters, sorter) => {
        if (Array.isArray(sorter)) return;
        onOrder?.(sorter.order ? { by: String(sorter.columnKey), isFalling: sorter.order === 'descend' } : undefined);
      }}
    />
  );
}

/** antd's own box has an English name alone. */
function SelectAll<Item>({ items, idOf, selection }: Pick<WorkTableProps<Item>, 'items' | 'idOf'> & { selection: WorkSelection<Item> }) {
  const { t } = useTranslation('work');
  const isAll = items.length > 0 && items.every((item) => selection.chosen.includes(idOf(item)));
  return (
    <Checkbox
      aria-label={t('table.selectAll')}
      checked={isAll}
      indeterminate={!isAll && selection.chosen.length > 0}
      onChange={() => selection.onChange(isAll ? [] : items.map(idOf))}
    />
  );
}

/**
 * The rows of one page of a list: a table with a head that stays in sight, whose columns are chosen and remembered; on a phone the same
 * rows as cards. Rows are known by `idOf`; `order` and `selection` are held by the screen, in its address or its state. Loading, empty and
 * failed lists are `WorkList`'s.
 */
export function WorkTable<Item>(props: WorkTableProps<Item>) {
  const { shown, hidden, toggle } = useShownColumns(props.name, props.columns);
  const isDesk = useWindowIs('(min-width: 768px)');
  if (!isDesk) return <WorkCards {...props} />;
  return (
    <>
      <div className={styles.tools}>
        <ColumnChoice columns={props.columns} hidden={hidden} onToggle={toggle} />
      </div>
      <DeskTable {...props} columns={shown} />
    </>
  );
}
