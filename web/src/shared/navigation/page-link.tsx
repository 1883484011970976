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

function isPlainClick(event: MouseEvent<HTMLElement>): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && !event.defaultPrevented;
}

interface Way {
  replace?: boolean | undefined;
  isUp?: boolean | undefined;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  target?: string | undefined;
}

/** What makes an element a link to a page of ours: a real address for new tabs and sharing, no reload for a plain click. */
export function pageLink(to: string, query?: Query, { replace, isUp = false, onClick, target }: Way = {}) {
  const follow = (event: MouseEvent<HTMLElement>) => {
    onClick?.(event);
    if (!isPlainClick(event) || (target && target !== '_self')) return;
    event.preventDefault();
    if (isUp) navigateUp(to, query);
    else navigate(to, { query, replace });
  };
  const prefetch = () => prefetchPage(to);
  return { href: pathOf(to, query), onClick: follow, onPointerEnter: prefetch, onFocus: prefetch };
}

/** A link to a page of ours. */
export function PageLink({ to, query, replace, isUp, onClick, children, ...rest }: PageLinkProps) {
  return (
    <a {...rest} {...pageLink(to, query, { replace, isUp, onClick: onClick as Way['onClick'], target: rest.target })}>
      {children}
    </a>
  );
}
