import { locationOf } from '#shared/navigation/page-path.ts';
import type { PageLocation } from '#shared/navigation/page-path.ts';

/** Where to go after the login: the page that asked (`pet-42?from=list`), never an address of somebody else, else the dashboard. */
export function nextPage(asked = ''): string {
  const isPage = /^[a-z0-9][\w-]*(\?|$)/i.test(asked);
  const isEntry = /^(login|register)(\?|$)/.test(asked);
  return isPage && !isEntry ? asked : 'dashboard';
}

/** Its key and its query. */
export function locationOfNext(next: string): PageLocation {
  const [path = '', search = ''] = next.split('?');
  return locationOf(path, search);
}
