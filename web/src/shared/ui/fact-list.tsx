import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** `grid`: label over value, 3 in a row, or 4 when there are just 4. `rows`: label beside value, one under the other. */
type FactLook = 'grid' | 'rows';

interface FactListProps {
  facts: readonly { name: string; label: string; value: ReactNode }[];
  look?: FactLook;
  label?: string;
}

/** Names and values, as a description list. */
export function FactList({ facts, look = 'grid', label }: FactListProps) {
  return (
    <dl className={styles[look]} aria-label={label}>
      {facts.map((fact) => (
        <div key={fact.name} className={styles.fact}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
