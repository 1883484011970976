import { Check } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Panel } from './panel.tsx';
import type { PanelTone } from './panel.tsx';
import styles from './panel.module.css';

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
