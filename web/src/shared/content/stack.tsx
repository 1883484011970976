import type { ReactNode } from 'react';
import styles from './layout.module.css';

interface StackProps {
  /** The space between, by its step in `variables.css`. */
  gap?: 2 | 3 | 4 | 5 | 6;
  className?: string;
  children: ReactNode;
}

/** Parts of a page one under the other. */
export function Stack({ gap = 5, className = '', children }: StackProps) {
  return <div className={`${styles.stack} ${styles[`gap${gap}`]} ${className}`}>{children}</div>;
}
