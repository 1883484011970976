import { createContext, useContext } from 'react';
import type { PageParams } from './match-page.ts';
import { navigate } from './navigation.ts';
import type { Query } from './page-path.ts';

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
