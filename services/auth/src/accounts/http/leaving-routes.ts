import { done, message, route, type Route } from '@paltu/service-kit';
import { accountNotFound, lastAdmin } from '../domain/account-errors.ts';
import type { DeactivateAccount } from '../use-cases/deactivate-account.ts';

/** How a member leaves; coming back is a login (`POST /auth/reactivate`). */
export const leavingRoutes = ({ deactivateAccount }: { readonly deactivateAccount: DeactivateAccount }): Route[] => [
  route({
    method: 'delete',
    path: '/api/v1/auth/deactivate',
    access: 'member',
    limit: 'session',
    summary: "Leave: all sessions end, the caller's listings are hidden, and after 30 days the account is erased",
    answers: { 200: message() },
    refuses: [accountNotFound, lastAdmin],
    handle: async ({ actor }) => {
      await deactivateAccount(actor.userId);
      return done('Your account is deactivated. You can come back within 30 days.');
    },
  }),
];
