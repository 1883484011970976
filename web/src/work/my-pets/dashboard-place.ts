import type { Query } from '#shared/navigation/page-path.ts';

/** Where in the dashboard one is; it all stands in the address, so that back and reload work. */
export interface DashboardPlace {
  tab: 'overview' | 'pets' | 'requests' | 'favourites' | 'appointments' | 'orders';
  mode: 'list' | 'view' | 'edit' | 'add';
  id: string;
  page: number;
}

const modes = ['view', 'edit', 'add'] as const;
const tabs = ['pets', 'requests', 'favourites', 'appointments', 'orders'] as const;

export function placeOf(query: Query): DashboardPlace {
  const mode = modes.find((one) => one === query.mode) ?? 'list';
  const page = Number(query.page);
  return {
    tab: mode === 'list' ? (tabs.find((one) => one === query.tab) ?? 'overview') : 'pets',
    mode,
    id: query.id ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The queries of the dashboard's places. */
export const places = {
  list: { tab: 'pets' },
  add: { tab: 'pets', mode: 'add' },
  requests: { tab: 'requests' },
  request: (id: string): Query => ({ tab: 'requests', id }),
  favourites: { tab: 'favourites' },
  appointments: { tab: 'appointments' },
  orders: { tab: 'orders' },
  view: (id: string): Query => ({ tab: 'pets', mode: 'view', id }),
  edit: (id: string): Query => ({ tab: 'pets', mode: 'edit', id }),
};
