import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window fits a media query; what is laid out by it is another structure, not another style. */
export function useWindowIs(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
