import { useEffect, useRef } from 'react';

/**
 * When fewer items are left and the one with the focus is among those that are gone, or can do nothing any more, the content of the
 * page takes it.
 * @param heir id of the element that takes it instead
 */
export function useKeptFocus(count: number, heir = 'content'): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement?.matches('body, :disabled') !== false) {
      document.getElementById(heir)?.focus({ preventScroll: true });
    }
    before.current = count;
  }, [count, heir]);
}
