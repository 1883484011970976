import type { ReactNode } from 'react';
import styles from './late-offer.module.css';

interface LateOfferProps {
  isOffered: boolean;
  /** What opens it. */
  title: string;
  /** In its place while nothing is offered. */
  none: string;
  children: ReactNode;
}

/** What fills in a form by one tap, and may come after it: until somebody opens it, it takes one line, as what stands there before. */
export function LateOffer({ isOffered, title, none, children }: LateOfferProps) {
  if (!isOffered) return <p className={styles.line}>{none}</p>;
  return (
    <details>
      <summary className={styles.line}>{title}</summary>
      {children}
    </details>
  );
}
