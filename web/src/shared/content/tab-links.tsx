import { formatNumber } from '../format/format.ts';
import { PageLink } from '../navigation/page-link.tsx';
import type { Query } from '../navigation/page-path.ts';
import styles from './tab-links.module.css';

/** One part of a list. */
export interface TabLink {
  name: string;
  text: string;
  /** How many there are; none is shown while that is not known. */
  count?: number | undefined;
  query: Query;
}

interface TabLinksProps {
  label: string;
  /** The page whose parts they are. */
  to: string;
  entries: readonly TabLink[];
  /** Name of the entry that is shown. */
  current: string;
  /** `urgent`: what is counted waits for somebody. */
  counts?: 'urgent' | 'plain';
  className?: string | undefined;
}

/** Parts of a list side by side, each with an address of its own. */
export function TabLinks({ label, to, entries, current, counts = 'plain', className = '' }: TabLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={`${styles.tabs} ${className}`}>
        {entries.map(({ name, text, count, query }) => (
          <li key={name}>
            <PageLink to={to} query={query} className={styles.tab} aria-current={name === current ? 'page' : undefined}>
              {text}
              {count !== undefined && <span className={`${styles.count} ${styles[counts]}`}>{formatNumber(count)}</span>}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
