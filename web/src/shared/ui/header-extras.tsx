import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Puts content into the green head of a page with `chrome: 'admin'`, beside the wordmark. */
export function HeaderExtras({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById('header-extras')), []);
  return place && createPortal(children, place);
}
