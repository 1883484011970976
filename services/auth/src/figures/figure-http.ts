import type { MemberId, Refusal } from '@paltu/kernel';
import { data, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import type { knexFigures } from './figure-store.ts';
import { achievementRules, achievementsOf, activityTypes, type Figures } from './figure.ts';

/** What was counted of a member; figures of services that are not there are left out. */
export const figureFields = {
  /** Pets that came to the member by a request, and stayed. */
  petsAdopted: z.int(),
  /** Visits to vets that the member booked and that nobody called off. */
  appointments: z.int(),
  reviewsGiven: z.int(),
  /** How often what the member offers was looked at, each viewer once a day. */
  profileViews: z.int(),
  /** The newest first. */
  recentActivities: z.array(z.strictObject({ type: z.enum(activityTypes), action: z.string(), time: z.iso.datetime() })),
  achievements: z.array(
    z.strictObject({
      name: z.enum(achievementRules.map(({ name }) => name)),
      icon: z.enum(achievementRules.map(({ icon }) => icon)),
      earned: z.boolean(),
    }),
  ),
};

export const presentFigures = ({ tallies, activities, ...counted }: Figures) => ({
  ...counted,
  recentActivities: activities.map(({ type, action, at }) => ({ type, action, time: at.toISOString() })),
  achievements: achievementsOf(tallies),
});

/** So many of the last activities are shown. */
const mostActivities = 10;

export interface ProfileRouteNeeds {
  /** The account, as its holder sees it. */
  readonly profile: { readonly view: z.ZodObject; present(userId: MemberId): Promise<object>; readonly refusals: readonly Refusal[] };
  readonly readFigures: ReturnType<typeof knexFigures>;
}

export const profileRoutes = ({ profile, readFigures }: ProfileRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/auth/profile',
    access: 'member',
    summary: 'The account of the caller, and what was counted of them',
    answers: { 200: data({ user: z.strictObject({ ...profile.view.shape, ...figureFields }).meta({ id: 'Profile' }) }) },
    refuses: profile.refusals,
    handle: async ({ actor: { userId } }) => {
      const [account, figures] = await Promise.all([profile.present(userId), readFigures(userId, mostActivities)]);
      return ok({ user: { ...account, ...presentFigures(figures) } });
    },
  }),
];
