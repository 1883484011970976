import type { ReactNode } from 'react';
import styles from './pill.module.css';

export type PillTone = 'urgent' | 'featured' | 'approved' | 'pending' | 'rejected' | 'adopted' | 'info' | 'plain';

interface PillProps {
  tone: PillTone;
  icon?: ReactNode;
  children: ReactNode;
}

/** A small label with a meaning in words; the colour only helps. Icons 16 px. */
export function Pill({ tone, icon, children }: PillProps) {
  return (
    <span className={`${styles.pill} ${styles[tone]}`}>
      {icon}
      {children}
    </span>
  );
}
