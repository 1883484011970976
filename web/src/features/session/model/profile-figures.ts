import type { User } from '#shared/api/types.ts';

const counters = ['petsAdopted', 'ordersPlaced', 'messagesSent', 'appointments', 'reviewsGiven', 'profileViews'] as const;

interface Activity {
  type: string;
  action: string;
  /** When, as an instant. */
  time: string;
}

interface Achievement {
  name: string;
  earned: boolean;
}

/** What the API counts of a member, as far as the services that are there can tell. */
type Counted = Partial<Record<(typeof counters)[number], number>> & {
  recentActivities?: readonly Activity[];
  achievements?: readonly Achievement[];
};

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
