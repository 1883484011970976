import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageLink } from '#shared/navigation/page-link.tsx';
import type { Query } from '#shared/navigation/page-path.ts';
import styles from './header-menu.module.css';

interface MenuLinkProps {
  to: string;
  query?: Query | undefined;
  icon: LucideIcon;
  text: string;
  /** Beside the words. */
  sign?: ReactNode;
  isCurrent?: boolean;
  onClick: () => void;
}

/** A page in a menu of the header. */
export function MenuLink({ to, query, icon: Icon, text, sign, isCurrent = false, onClick }: MenuLinkProps) {
  return (
    <li>
      <PageLink to={to} query={query} className={styles.entry} aria-current={isCurrent ? 'page' : undefined} onClick={onClick}>
        <Icon size={20} aria-hidden />
        {text}
        {sign}
      </PageLink>
    </li>
  );
}
