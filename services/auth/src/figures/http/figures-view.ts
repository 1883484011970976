import { z } from 'zod';
import type { Figures } from '../use-cases/ports.ts';

/** What was counted of a member; figures of services that are not there are left out. */
export const figureFields = {
  /** How often what the member offers was looked at, each viewer once a day. */
  profileViews: z.int(),
  /** The newest first. */
  recentActivities: z.array(z.strictObject({ type: z.enum(['pet.listed', 'pet.published']), action: z.string(), time: z.iso.datetime() })),
};

export const presentFigures = ({ profileViews, activities }: Figures) => ({
  profileViews,
  recentActivities: activities.map(({ type, action, at }) => ({ type, action, time: at.toISOString() })),
});
