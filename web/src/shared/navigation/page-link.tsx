import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { navigate, navigateUp } from './navigation.ts';
import { pathOf } from './page-path.ts';
import type { Query } from './page-path.ts';
import { prefetchPage } from './prefetch.ts';

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  query?: Query;
  replace?: boolean;
  /** A way up: goes back when one came from there. */
  isUp?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && !event.defaultPrevented;
}

/** A link to a page of ours: a real address for new tabs and sharing, no reload for a plain click. */
export function PageLink({ to, query, replace, isUp = false, onClick, children, ...rest }: PageLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event) || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    if (isUp) navigateUp(to, query);
    else navigate(to, { query, replace });
  };
  return (
    <a {...rest} href={pathOf(to, query)} onClick={follow} onPointerEnter={() => prefetchPage(to)} onFocus={() => prefetchPage(to)}>
      {children}
    </a>
  );
}
