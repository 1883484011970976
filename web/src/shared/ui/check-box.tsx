import type { ReactNode } from 'react';
import styles from './check-box.module.css';

interface CheckBoxProps {
  id?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isInvalid?: boolean;
  describedBy?: string;
  children: ReactNode;
}

/** A native checkbox of 24 px in a row of 44. */
export function CheckBox({ id, isChecked, onChange, isInvalid = false, describedBy, children }: CheckBoxProps) {
  return (
    <label className={styles.row}>
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        className={styles.box}
      />
      <span>{children}</span>
    </label>
  );
}
