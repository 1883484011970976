import { Check } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Panel } from './kit.tsx';
import type { PanelTone } from './kit.tsx';
import styles from './tip-list.module.css';

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
      <ul className={`${styles.tips} ${styles[tone] ?? ''}`}>
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
