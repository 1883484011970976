import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page under a heading of its own. */
export function Section({ title, className, children }: SectionProps) {
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
