import { useTranslation } from 'react-i18next';
import { Checkbox } from '../antd/work.ts';
import type { WorkColumn, WorkTableProps } from './table-props.ts';
import styles from './work-table.module.css';

type WorkCardProps<Item> = Pick<WorkTableProps<Item>, 'idOf' | 'selection' | 'detail'> & {
  item: Item;
  columns: readonly WorkColumn<Item>[];
};

function WorkCard<Item>({ item, idOf, columns, selection, detail }: WorkCardProps<Item>) {
  const { t } = useTranslation('work');
  const partOf = (part: WorkColumn<Item>['part']) => columns.filter((column) => column.part === part);
  const id = idOf(item);
  const isChosen = selection?.chosen.includes(id) ?? false;
  const toggle = () => selection?.onChange(isChosen ? selection.chosen.filter((one) => one !== id) : [...selection.chosen, id]);
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        {selection && <Checkbox aria-label={`${t('table.select')} ${selection.nameOf(item)}`} checked={isChosen} onChange={toggle} />}
        {partOf('title').map(({ name, cell }) => (
          <div key={name} className={styles.cardTitle}>
            {cell(item)}
          </div>
        ))}
      </div>
      <dl className={styles.facts}>
        {partOf(undefined).map(({ name, title, cell }) => (
          <div key={name}>
            <dt>{title}</dt>
            <dd>{cell(item)}</dd>
          </div>
        ))}
      </dl>
      {detail?.show(item)}
      {partOf('actions').map(({ name, cell }) => (
        <div key={name} className={styles.cardActions}>
          {cell(item)}
        </div>
      ))}
    </li>
  );
}

/** The rows of a table where it has no room: each a card with all of its columns. */
export function WorkCards<Item>({ label, items, ...rest }: WorkTableProps<Item>) {
  return (
    <ul aria-label={label} className={styles.cards}>
      {items.map((item) => (
        <WorkCard key={rest.idOf(item)} item={item} {...rest} />
      ))}
    </ul>
  );
}
