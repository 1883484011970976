import { useId } from 'react';
import type { ReactNode } from 'react';
import tones from '../content/panel-tones.module.css';
import styles from './panel.module.css';

export type PanelTone = 'soft' | 'genda' | 'leaf' | 'error' | 'sky' | 'framed';

export interface PanelProps {
  tone?: PanelTone | undefined;
  /** A heading of its own, or a name for screen readers alone. */
  title?: ReactNode;
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page on a tint, or in a frame. */
export function Panel({ tone = 'soft', title, label, className = '', children }: PanelProps) {
  const id = useId();
  return (
    <section
      className={`${styles.panel} ${styles[tone] ?? tones[tone]} ${className}`}
      aria-label={label}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title !== undefined && (
        <h2 id={id} className={tones.title}>
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
