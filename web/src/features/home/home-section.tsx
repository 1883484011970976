import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './trust.module.css';

interface HomeSectionProps {
  title: string;
  text?: string;
  /** A link at the end of the heading's line. */
  link?: ReactNode;
  children: ReactNode;
}

export function HomeSection({ title, text, link, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section className={`container ${styles.section}`} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {text && <p className={styles.sectionText}>{text}</p>}
        </div>
        {link}
      </div>
      {children}
    </section>
  );
}
