import { Check } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../antd/work.ts';
import styles from './panel.module.css';

export type PanelTone = 'soft' | 'genda' | 'leaf' | 'error' | 'sky' | 'framed';

interface PanelProps {
  tone?: PanelTone | undefined;
  title?: ReactNode;
  /** Its name where it shows no title. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page on a tint, or in a frame; `className` is of what is inside. */
export function Panel({ tone = 'soft', title, label, className = '', children }: PanelProps) {
  const id = useId();
  return (
    <Card
      role={title === undefined && label === undefined ? undefined : 'region'}
      aria-label={label}
      aria-labelledby={title === undefined ? undefined : id}
      variant={tone === 'framed' ? 'outlined' : 'borderless'}
      className={styles[tone]}
      classNames={{ body: `${styles.body} ${className}` }}
    >
      {title !== undefined && (
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      )}
      {children}
    </Card>
  );
}

interface TipListProps {
  title: string;
  tips: readonly string[];
  icon?: LucideIcon;
  tone?: PanelTone;
}

/** Advice in a panel, one line each. */
export function TipList({ title, tips, icon: Icon = Check, tone = 'sky' }: TipListProps) {
  return (
    <Panel tone={tone} title={title}>
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <li key={tip}>
            <Icon size={18} aria-hidden />
            {tip}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
