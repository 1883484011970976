import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageLink } from '../navigation/page-link.tsx';
import type { Query } from '../navigation/page-path.ts';
import styles from './back-link.module.css';

interface BackLinkProps {
  to: string;
  query?: Query;
  className?: string;
  children: ReactNode;
}

/** The way up, at the top of a page; a list one came from is found as it was left. */
export function BackLink({ to, query, className = '', children }: BackLinkProps) {
  return (
    <PageLink to={to} query={query} isUp className={`${styles.back} ${className}`}>
      <ChevronLeft size={20} className="mirrors" aria-hidden />
      {children}
    </PageLink>
  );
}
