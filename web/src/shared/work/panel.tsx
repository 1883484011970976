import { useId } from 'react';
import { Card } from '../antd/work.ts';
import tones from '../content/panel-tones.module.css';
import type { PanelProps } from '../content/kit.tsx';
import styles from './panel.module.css';

/** A part of a page on a tint, or in a frame; `className` is of what is inside. */
export function Panel({ tone = 'soft', title, label, className = '', children }: PanelProps) {
  const id = useId();
  return (
    <Card
      role={title === undefined && label === undefined ? undefined : 'region'}
      aria-label={label}
      aria-labelledby={title === undefined ? undefined : id}
      variant={tone === 'framed' ? 'outlined' : 'borderless'}
      className={tones[tone]}
      classNames={{ body: `${styles.body} ${className}` }}
    >
      {title !== undefined && (
        <h2 id={id} className={tones.title}>
          {title}
        </h2>
      )}
      {children}
    </Card>
  );
}
