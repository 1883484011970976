import type { ReactNode } from 'react';
import { Descriptions } from '../antd/details.ts';
import { useWindowIs } from './use-window-is.ts';
import styles from './work-facts.module.css';

interface WorkFactsProps {
  facts: readonly { name: string; label: string; value: ReactNode }[];
  /** The name of all of them together, for screen readers. */
  label?: string;
}

/** Names and values of one thing, a line each; on a phone a value stands under its name. */
export function WorkFacts({ facts, label }: WorkFactsProps) {
  const isDesk = useWindowIs('(min-width: 768px)');
  return (
    <Descriptions
      bordered
      column={1}
      layout={isDesk ? 'horizontal' : 'vertical'}
      className={styles.facts}
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
      items={facts.map(({ name, label: children, value }) => ({ key: name, label: children, children: value }))}
    />
  );
}
