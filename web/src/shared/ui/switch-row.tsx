import { useId } from 'react';
import type { ReactNode } from 'react';
import { Switch } from '../antd/switch.ts';
import styles from './switch-row.module.css';

interface SwitchRowProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A label with a switch at the row's end; rows in one `SwitchList` share a frame. */
export function SwitchRow({ label, isOn, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <label className={styles.row} htmlFor={id}>
      {label}
      <Switch id={id} checked={isOn} onChange={onChange} />
    </label>
  );
}

export function SwitchList({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}
