import { z } from 'zod';
import { achievementRules, achievementsOf } from '../domain/achievements.ts';
import { activityTypes, type Figures } from '../use-cases/ports.ts';

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
