import type { Answer } from '#shared/api/endpoint.ts';
import type { User } from '#shared/api/types.ts';

const counters = ['petsAdopted', 'ordersPlaced', 'messagesSent', 'appointments', 'reviewsGiven', 'profileViews'] as const;

/** `action` is what it is about: the name of a pet. */
export type Activity = Answer<'getAuthProfile'>['user']['recentActivities'][number];

interface Achievement {
  name: string;
  earned: boolean;
}

/** What the API counts of a member, as far as the services that are there can tell. */
type Counted = Partial<Record<(typeof counters)[number], number>> & {
  recentActivities?: readonly Activity[];
  achievements?: readonly Achievement[];
};

const activityKeys = {
  'pet.listed': 'statistics.petListed',
  'pet.published': 'statistics.petPublished',
} as const satisfies Record<Activity['type'], string>;

/** The sentence about an activity; undefined for one that this app does not know yet. */
export function activityKey(type: string) {
  return type in activityKeys ? activityKeys[type as keyof typeof activityKeys] : undefined;
}

/** The figures that are there, in the order of the screen. */
export function figuresOf(user: User & Counted) {
  return {
    counted: counters.flatMap((name) => {
      const count = user[name];
      return count === undefined ? [] : [{ name, count }];
    }),
    activities: user.recentActivities ?? [],
    achievements: user.achievements ?? [],
  };
}

export type ProfileFigures = ReturnType<typeof figuresOf>;
