import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './detail-section.module.css';

/** A part of the page under a heading of its own. */
export function DetailSection({ title, className = '', children }: { title: ReactNode; className?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
