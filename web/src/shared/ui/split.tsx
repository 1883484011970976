import type { ReactNode } from 'react';
import styles from '../content/layout.module.css';

interface SplitProps {
  /** `ends`: pushed apart on one line, which wraps. `halves`: two columns, one on a phone. */
  look?: 'ends' | 'halves';
  className?: string;
  children: ReactNode;
}

/** Parts of a page side by side. */
export function Split({ look = 'halves', className = '', children }: SplitProps) {
  return <div className={`${styles[look]} ${className}`}>{children}</div>;
}
