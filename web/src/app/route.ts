import type { ComponentType } from 'react';
import type { Ask } from '#shared/api/ask.ts';
import type { PageParams, Query } from '#shared/navigation/page-path.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';

/** What surrounds a page: the site's header and footer, the menu of the work areas (under a green head for admins), or a header alone (`focus`: login, forms of visitors; `task`: forms of members, of antd). */
export type Chrome = 'site' | 'work' | 'admin' | 'task' | 'focus';

/** A page of several screens declares what to fetch for a query (undefined when it is there) before it is shown with it. */
export type PageComponent = ComponentType & {
  prepare?: (query: Query) => Promise<unknown> | undefined;
  /** What the page asks of the API as it opens: the server asks it too, and sends the page with the answers in it. */
  asks?: (opened: { params: PageParams; query: Query }) => readonly Ask[];
  /** What stands in the head of its HTML, by its key; it has its strings, and what it asks for. Nothing while that is not there. */
  head?: (key: string) => PageHead | undefined;
};

/** What a page looks like while its code is on its way: a list of cards, one thing with its pictures, or words and fields. */
export type PageShape = 'list' | 'thing' | 'words';

/** A row of the table of pages. */
export interface Route {
  pattern: string;
  load: () => Promise<PageComponent>;
  /** What the page of a work screen asks of the API as it opens, in a file of its own: it is asked while the code is on its way. */
  ahead?: () => Promise<(query: Query) => readonly Ask[]>;
  /** Strings the page needs besides those of the shell. */
  namespaces: readonly string[];
  /** What surrounds it, `site` by default; a page that is also a wizard sets it by its query. */
  chrome?: Chrome | ((query: Query) => Chrome);
  /** `words` by default. */
  shape?: PageShape;
}

/** A chrome of antd, around what members and admins do. */
export const isWorkChrome = (chrome: Chrome): boolean => chrome === 'work' || chrome === 'admin' || chrome === 'task';

/** A page of antd, in one of its places at least. */
export const isOfWork = ({ chrome = 'site' }: Route): boolean => typeof chrome === 'function' || isWorkChrome(chrome);
