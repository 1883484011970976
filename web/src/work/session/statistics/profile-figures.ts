import type { Answer } from '#shared/api/endpoint.ts';
import type { User } from '#shared/api/types.ts';

const counters = ['petsAdopted', 'ordersPlaced', 'messagesSent', 'appointments', 'reviewsGiven', 'profileViews'] as const;

/** `action` is what it is about: the name of a pet, or empty. */
export type Activity = Answer<'getAuthProfile'>['user']['recentActivities'][number];

export type Achievement = Answer<'getAuthProfile'>['user']['achievements'][number];

/** What the API counts of a member, as far as the services that are there know it. */
type Counted = Partial<Record<(typeof counters)[number], number>> & {
  recentActivities?: readonly Activity[];
  achievements?: readonly Achievement[];
};

const activityKeys = {
  'account.registered': 'activity.registered',
  'account.updated': 'activity.updated',
  'account.deactivated': 'activity.deactivated',
  'account.reactivated': 'activity.reactivated',
  'email.confirmed': 'activity.emailConfirmed',
  'password.changed': 'activity.passwordChanged',
  'role.changed': 'activity.roleChanged',
  'pet.listed': 'activity.petListed',
  'pet.published': 'activity.petPublished',
  'pet.liked': 'activity.petLiked',
  'adoption.requested': 'activity.adoptionRequested',
  'adoption.received': 'activity.adoptionReceived',
  'adoption.approved': 'activity.adoptionApproved',
  'adoption.completed': 'activity.adoptionCompleted',
  'appointment.booked': 'activity.appointmentBooked',
  'appointment.received': 'activity.appointmentReceived',
  'appointment.cancelled': 'activity.appointmentCancelled',
  'appointment.completed': 'activity.appointmentCompleted',
  'review.given': 'activity.reviewGiven',
  'review.received': 'activity.reviewReceived',
} as const satisfies Record<Activity['type'], string>;

/** The sentence about an activity; undefined for one that this app does not know yet. */
export function activityKey(type: string) {
  return type in activityKeys ? activityKeys[type as keyof typeof activityKeys] : undefined;
}

const achievementKeys = {
  'verified-email': { name: 'achievement.verifiedEmail', rule: 'achievement.verifiedEmailRule' },
  'first-listing': { name: 'achievement.firstListing', rule: 'achievement.firstListingRule' },
  'first-like': { name: 'achievement.firstLike', rule: 'achievement.firstLikeRule' },
  'five-listings': { name: 'achievement.fiveListings', rule: 'achievement.fiveListingsRule' },
  'first-adoption': { name: 'achievement.firstAdoption', rule: 'achievement.firstAdoptionRule' },
} as const satisfies Record<Achievement['name'], object>;

/** What an achievement is called, and what it takes; undefined for one that this app does not know yet. */
export function achievementWords(name: string) {
  return name in achievementKeys ? achievementKeys[name as keyof typeof achievementKeys] : undefined;
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
