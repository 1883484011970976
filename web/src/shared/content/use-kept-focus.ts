import { useEffect, useRef } from 'react';

/** To the content of the page, or another part of it, for want of what had the focus before. */
export const focusContent = (id = 'content'): void => document.getElementById(id)?.focus({ preventScroll: true });

/**
 * When fewer items are left and the one with the focus is among those that are gone, or can do nothing any more, the content of the
 * page takes it.
 * @param heir id of the element that takes it instead
 */
export function useKeptFocus(count: number, heir?: string): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement?.matches('body, :disabled') !== false) focusContent(heir);
    before.current = count;
  }, [count, heir]);
}
