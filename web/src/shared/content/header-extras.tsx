import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

const never = () => () => undefined;

interface HeaderPlaceProps {
  place: 'header-extras' | 'header-areas';
  children: ReactNode;
}

/** Puts content into a place of the green head of a page with `chrome: 'admin'`. */
export function HeaderPlace({ place, children }: HeaderPlaceProps) {
  // The head stands in the same frame: it is there as soon as this has been mounted, and React looks again then.
  const found = useSyncExternalStore(
    never,
    () => document.getElementById(place),
    () => null,
  );
  return found && createPortal(children, found);
}

/** Beside the wordmark. */
export function HeaderExtras({ children }: { children: ReactNode }) {
  return <HeaderPlace place="header-extras">{children}</HeaderPlace>;
}
