import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

const never = () => () => undefined;
const placeOf = () => document.getElementById('header-extras');

/** Puts content into the green head of a page with `chrome: 'admin'`, beside the wordmark. */
export function HeaderExtras({ children }: { children: ReactNode }) {
  // The head stands in the same frame: it is there as soon as this has been mounted, and React looks again then.
  const place = useSyncExternalStore(never, placeOf, () => null);
  return place && createPortal(children, place);
}
