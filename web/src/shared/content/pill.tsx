import type { ReactNode } from 'react';
import styles from './pill.module.css';

export type PillTone = 'urgent' | 'featured' | 'approved' | 'pending' | 'rejected' | 'adopted' | 'info' | 'plain';

interface PillProps {
  tone: PillTone;
  icon?: ReactNode;
  /** In a panel whose tint would swallow its own. */
  isOnTint?: boolean | undefined;
  children: ReactNode;
}

/** A small label with a meaning in words; the colour only helps. Icons 16 px. */
export function Pill({ tone, icon, isOnTint, children }: PillProps) {
  return (
    <span className={`${styles.pill} ${styles[tone]} ${isOnTint ? styles.onTint : ''}`}>
      {icon}
      {children}
    </span>
  );
}
