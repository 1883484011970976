import { useState, useSyncExternalStore } from 'react';
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
  return {
    isOpen: own !== undefined && own === here,
    open: () => {
      const { key, query } = currentVisit();
      navigate(key, { query });
      setOwn(currentVisit().id);
    },
    close: () => history.back(),
    closeWith: (query) => {
      setOwn(undefined);
      navigate(currentVisit().key, { query, replace: true });
    },
  };
}
