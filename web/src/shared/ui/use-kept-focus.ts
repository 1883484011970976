import { useEffect, useRef } from 'react';

/** When fewer items are left and the one with the focus is among those that are gone, the content of the page takes it. */
export function useKeptFocus(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    before.current = count;
  }, [count]);
}
