import type { MemberId, Refusal } from '@paltu/kernel';
import { data, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import type { ReadFigures } from '../use-cases/ports.ts';
import { figureFields, presentFigures } from './figures-view.ts';

/** So many of the last activities are shown. */
const mostActivities = 10;

export interface ProfileRouteNeeds {
  /** The account, as its holder sees it. */
  readonly profile: { readonly view: z.ZodObject; present(userId: MemberId): Promise<object>; readonly refusals: readonly Refusal[] };
  readonly readFigures: ReadFigures;
}

export const profileRoutes = ({ profile, readFigures }: ProfileRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/auth/profile',
    access: 'member',
    limit: 'reads',
    summary: 'The account of the caller, and what was counted of them',
    answers: { 200: data({ user: z.strictObject({ ...profile.view.shape, ...figureFields }).meta({ id: 'Profile' }) }) },
    refuses: profile.refusals,
    handle: async ({ actor: { userId } }) => {
      const [account, figures] = await Promise.all([profile.present(userId), readFigures(userId, mostActivities)]);
      return ok({ user: { ...account, ...presentFigures(figures) } });
    },
  }),
];
