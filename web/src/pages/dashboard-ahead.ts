import { askApprovedRequests, askWaitingRequests } from '../features/adoption/use-waiting-requests.ts';
import { askUnread } from '../features/messages/use-unread.ts';
import { askOverview } from '../work/my-pets/ask-overview.ts';
import type { Ask } from '#shared/api/ask.ts';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import type { Query } from '#shared/navigation/page-path.ts';

const ofOverview = (): readonly Ask[] => [
  askOverview(),
  askWaitingRequests(),
  askApprovedRequests(),
  askUnread(),
  authEndpoints.endpoints.getAuthProfile.initiate(undefined, { subscribe: false }),
];

/** What the overview asks for; other places of the dashboard ask once they are there. */
export const asksOfDashboard = ({ tab }: Query): readonly Ask[] => (tab === undefined ? ofOverview() : []);
