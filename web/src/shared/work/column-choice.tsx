import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox, Popover } from '../antd/work.ts';
import { localStore } from '../transport/safe-storage.ts';
import { Button } from './button.tsx';
import type { WorkColumn } from './table-props.ts';
import styles from './work-table.module.css';

const keyOf = (table: string) => `paltu.columns.${table}`;

/** The columns that are shown of a table, as the reader has left them on this device. */
export function useShownColumns<Item>(table: string, columns: readonly WorkColumn<Item>[]) {
  const [hidden, setHidden] = useState<readonly string[]>(() => localStore.find(keyOf(table))?.split(',') ?? []);
  const toggle = (name: string) => {
    const next = hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name];
    if (next.length === 0) localStore.remove(keyOf(table));
    else localStore.set(keyOf(table), next.join());
    setHidden(next);
  };
  return { shown: columns.filter(({ name, part }) => part !== undefined || !hidden.includes(name)), hidden, toggle };
}

interface ColumnChoiceProps {
  columns: readonly Pick<WorkColumn<never>, 'name' | 'title' | 'part'>[];
  hidden: readonly string[];
  onToggle: (name: string) => void;
}

/** Which columns a table shows; those that name a row or act on it stay. */
export function ColumnChoice({ columns, hidden, onToggle }: ColumnChoiceProps) {
  const { t } = useTranslation('work');
  const [isOpen, setOpen] = useState(false);
  const choices = columns.filter(({ part }) => part === undefined);
  if (choices.length < 2) return null;
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <ul className={styles.choices}>
          {choices.map(({ name, title }) => (
            <li key={name}>
              <Checkbox checked={!hidden.includes(name)} onChange={() => onToggle(name)}>
                {title}
              </Checkbox>
            </li>
          ))}
        </ul>
      }
    >
      <Button size="small" kind="text" isExpanded={isOpen} icon={<Columns3 size={18} aria-hidden />}>
        {t('table.columns')}
      </Button>
    </Popover>
  );
}
