import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageLink } from '../navigation/page-link.tsx';
import type { Query } from '../navigation/page-path.ts';
import styles from './dashboard-part.module.css';

interface DashboardPartProps {
  title: string;
  /** Words of the link to all of it, and where on the dashboard that is. */
  all: string;
  query: Query;
  children: ReactNode;
}

/** The first few of a list of the dashboard, with the way to the rest. */
export function DashboardPart({ title, all, query, children }: DashboardPartProps) {
  return (
    <section>
      <div className={styles.head}>
        <h2>{title}</h2>
        <PageLink to="dashboard" query={query} className={styles.all}>
          {all}
          <ChevronRight size={18} className="mirrors" aria-hidden />
        </PageLink>
      </div>
      {children}
    </section>
  );
}
