import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { currentVisit, navigate, onVisit } from './navigation.ts';
import type { Query } from './page-path.ts';

export interface Layer {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** Closes by going on: the page's new query takes the place of the layer in the history. */
  closeWith: (query: Query) => void;
}

/** Something that opens over the page, with an entry of the history of its own, so that Back (the phone's key) closes it and stays. */
export function useLayer(): Layer {
  const [own, setOwn] = useState<string>();
  const here = useSyncExternalStore(
    onVisit,
    () => currentVisit().id,
    () => currentVisit().id,
  );
  const isOpen = own !== undefined && own === here;
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [isOpen]);
  return {
    isOpen,
    open: () => {
      const { key, query } = currentVisit();
      navigate(key, { query });
      setOwn(currentVisit().id);
    },
    close: () => {
      // What closes it can be pressed again until it is out of sight, and would lead back from the page itself.
      if (!isOpen || isClosing.current) return;
      isClosing.current = true;
      history.back();
    },
    closeWith: (query) => {
      setOwn(undefined);
      navigate(currentVisit().key, { query, replace: true });
    },
  };
}
