import { useEffect, useRef } from 'react';

/** Of a menu that has no room for all of its links: it is moved to where the current one is in its middle. The page itself stays. */
export function useCurrentInSight(area: string | undefined) {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = menu.current?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    if (!menu.current || !current) return;
    const { top, bottom, left, right } = menu.current.getBoundingClientRect();
    if (current.top >= top && current.bottom <= bottom && current.left >= left && current.right <= right) return;
    const [below, beside] = [current.top + current.bottom - top - bottom, current.left + current.right - left - right];
    menu.current.scrollBy({ top: below / 2, left: beside / 2, behavior: 'instant' });
  }, [area]);
  return menu;
}
