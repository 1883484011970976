import type { Ask } from '#shared/api/ask.ts';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import { askQueue } from '../work/moderation/review-place.ts';

/** What the desk of admins asks for. */
export const asksOfDesk = (query: Query): readonly Ask[] => [
  askQueue(query),
  moderationEndpoints.endpoints.getAdminDashboardStats.initiate(undefined, { subscribe: false }),
];
