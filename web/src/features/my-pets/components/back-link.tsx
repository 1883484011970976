import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageLink } from '#shared/navigation/page-link.tsx';
import type { Query } from '#shared/navigation/page-path.ts';
import styles from './back-link.module.css';

/** Back to another place of the dashboard. */
export function BackLink({ query, children }: { query: Query; children: ReactNode }) {
  return (
    <PageLink to="dashboard" query={query} className={styles.back}>
      <ChevronLeft size={20} className="mirrors" aria-hidden />
      {children}
    </PageLink>
  );
}
