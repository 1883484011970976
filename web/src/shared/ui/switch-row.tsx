import type { ReactNode } from 'react';
import styles from './switch-row.module.css';

interface SwitchRowProps {
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A label with a native switch at the row's end. */
export function SwitchRow({ label, isOn, onChange }: SwitchRowProps) {
  return (
    <label className={styles.row}>
      <span>{label}</span>
      <input type="checkbox" role="switch" checked={isOn} onChange={(event) => onChange(event.target.checked)} className={styles.switch} />
    </label>
  );
}
