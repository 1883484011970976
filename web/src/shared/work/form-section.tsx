import type { ReactNode } from 'react';
import { Section } from '../content/section.tsx';
import styles from '../form/form.module.css';

/** A part of a long form, under a line and a heading of its own. */
export function FormSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Section className={styles.section} title={title}>
      {children}
    </Section>
  );
}
