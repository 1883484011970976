import type { ReactNode } from 'react';
import styles from './check-box.module.css';

interface CheckBoxProps {
  id?: string;
  isChecked: boolean;
  /** Some of what it stands for is chosen, not all. */
  isMixed?: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
  isInvalid?: boolean;
  describedBy?: string;
  children: ReactNode;
}

/** A native checkbox of 24 px in a row of 44. */
export function CheckBox({
  id,
  isChecked,
  isMixed = false,
  isDisabled = false,
  onChange,
  isInvalid = false,
  describedBy,
  children,
}: CheckBoxProps) {
  return (
    <label className={styles.row}>
      <input
        id={id}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        className={styles.box}
      />
      <span>{children}</span>
    </label>
  );
}
