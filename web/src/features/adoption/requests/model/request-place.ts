import { oneOf, oneOfOr } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import type { AdoptionRequest } from '#shared/api/types.ts';
import type { Query } from '#shared/navigation/page-path.ts';

export const requestViews = ['received', 'sent', 'all'] as const;
export type RequestView = (typeof requestViews)[number];

type RequestStatus = AdoptionRequest['status'];
export const requestStatuses = [
  ...(['pending', 'approved', 'completed', 'rejected', 'fell-through', 'cancelled'] as const),
] satisfies readonly RequestStatus[];

interface RequestFilters {
  status?: RequestStatus | undefined;
}
interface RequestSettings {
  type: RequestView;
}

/** The list of requests in the address: `?tab=requests&type=sent&status=pending&page=2`. */
export const requestList: ListSchema<RequestFilters, RequestSettings> = {
  filters: { status: oneOf(requestStatuses) },
  settings: { type: oneOfOr('received', requestViews) },
};

/** The queries of the dashboard's places for requests. */
export const requestPlaces = {
  list: { tab: 'requests' } as Query,
  view: (type: RequestView): Query => ({ tab: 'requests', type }),
  details: (id: string): Query => ({ tab: 'requests', id }),
};
