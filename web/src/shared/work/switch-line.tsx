import { useId } from 'react';
import type { ReactNode } from 'react';
import { Switch } from '../antd/work.ts';
import styles from './switch-line.module.css';

interface SwitchLineProps {
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch after its label, at the end of the line. */
export function SwitchLine({ label, isOn, onChange }: SwitchLineProps) {
  const id = useId();
  return (
    <div className={styles.line}>
      <label htmlFor={id}>{label}</label>
      <Switch id={id} checked={isOn} onChange={onChange} />
    </div>
  );
}

/** Switches one below the other, in one frame. */
export function SwitchLines({ children }: { children: ReactNode }) {
  return <div className={styles.lines}>{children}</div>;
}
