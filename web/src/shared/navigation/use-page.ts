import { createContext, useContext, useEffect } from 'react';
import { currentVisit, keptScroll, navigate } from './navigation.ts';
import type { PageParams, Query } from './page-path.ts';

/** Of a page with several places: each starts where it was left when one comes back to it, else at its top. `place` names it. */
export function usePlaceScroll(place: string): void {
  useEffect(() => {
    const visit = currentVisit();
    if (visit.by !== 'load') scrollTo({ top: visit.by === 'pop' ? keptScroll(visit.id) : 0 });
  }, [place]);
}

export interface ShownPage {
  key: string;
  params: PageParams;
  query: Query;
}

export const ShownPageContext = createContext<ShownPage>({ key: 'home', params: {}, query: {} });

export interface Page extends ShownPage {
  /** Changes the query of this page: merges, drops empty values, adds a history entry unless `replace`. */
  setQuery: (changes: Query, options?: { replace?: boolean }) => void;
}

/** The page on the screen: `pet-{id}` at `/pet-42?x=1` gives `{ key: 'pet-42', params: { id: '42' }, query: { x: '1' } }`. */
export function usePage(): Page {
  const shown = useContext(ShownPageContext);
  return {
    ...shown,
    setQuery: (changes, options = {}) => navigate(shown.key, { query: { ...shown.query, ...changes }, ...options }),
  };
}
