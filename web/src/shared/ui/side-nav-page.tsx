import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { PageLink } from '../navigation/page-link.tsx';
import type { Query } from '../navigation/page-path.ts';
import styles from './side-nav-page.module.css';

export interface SideNavEntry {
  name: string;
  icon: LucideIcon;
  text: string;
  /** How much of it waits for the member; none is shown for none. */
  count?: number | undefined;
  to: string;
  query: Query;
}

interface SideNavPageProps {
  label: string;
  entries: readonly SideNavEntry[];
  /** Name of the entry that is shown. */
  current: string;
  children: ReactNode;
}

/** On a phone the row may be longer than the window: the part that is shown comes to its middle. */
function useShownTab(current: string) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = nav.current;
    const tab = row?.querySelector('[aria-current]');
    if (!row || !tab) return;
    const [around, own] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.scrollLeft += own.left + own.width / 2 - around.left - around.width / 2;
  }, [current]);
  return nav;
}

/** A page in parts: their names in a column at the start on a desk, in a row of tabs on a phone. */
export function SideNavPage({ label, entries, current, children }: SideNavPageProps) {
  const nav = useShownTab(current);
  return (
    <div className={`container ${styles.layout}`}>
      <nav ref={nav} aria-label={label} className={styles.nav}>
        <ul className={styles.list}>
          {entries.map(({ name, icon: Icon, text, count, to, query }) => (
            <li key={name}>
              <PageLink to={to} query={query} className={styles.link} aria-current={name === current ? 'page' : undefined}>
                <Icon size={20} aria-hidden />
                {text}
                {Boolean(count) && <span className={styles.count}>{count}</span>}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`fills-window ${styles.content}`}>{children}</div>
    </div>
  );
}
