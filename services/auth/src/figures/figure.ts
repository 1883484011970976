import type { MemberId } from '@paltu/kernel';

/** What is counted of a member, each subject once: their e-mail address, a listing, a request. */
type TallyKind = 'email-confirmed' | 'listing-published' | 'listing-liked' | 'pet-adopted';

export type Tallies = Readonly<Partial<Record<TallyKind, number>>>;

interface AchievementRule {
  readonly name: string;
  /** The name of a sign, which the screen draws. */
  readonly icon: 'mail' | 'paw' | 'heart' | 'star' | 'house';
  readonly counts: TallyKind;
  /** Earned from so many on. */
  readonly from: number;
}

/** All there is to earn, in the order of the screen. An achievement whose events nobody publishes yet is not listed. */
export const achievementRules = [
  { name: 'verified-email', icon: 'mail', counts: 'email-confirmed', from: 1 },
  { name: 'first-listing', icon: 'paw', counts: 'listing-published', from: 1 },
  { name: 'first-like', icon: 'heart', counts: 'listing-liked', from: 1 },
  { name: 'five-listings', icon: 'star', counts: 'listing-published', from: 5 },
  { name: 'first-adoption', icon: 'house', counts: 'pet-adopted', from: 1 },
] as const satisfies readonly AchievementRule[];

interface Achievement extends Pick<(typeof achievementRules)[number], 'name' | 'icon'> {
  readonly earned: boolean;
}

/** Every achievement, earned or not. */
export const achievementsOf = (tallies: Tallies): Achievement[] =>
  achievementRules.map(({ name, icon, counts, from }) => ({ name, icon, earned: (tallies[counts] ?? 0) >= from }));

export const activityTypes = [
  'account.registered',
  'account.updated',
  'account.deactivated',
  'account.reactivated',
  'email.confirmed',
  'password.changed',
  'role.changed',
  'pet.listed',
  'pet.published',
  'pet.liked',
  'adoption.requested',
  'adoption.received',
  'adoption.approved',
  'adoption.completed',
  'appointment.booked',
  'appointment.received',
  'appointment.cancelled',
  'appointment.completed',
  'review.given',
  'review.received',
] as const;

export type ActivityType = (typeof activityTypes)[number];

/** Something that a member did, or that was done with what is theirs; it names nobody else. Of a subject only the newest of each type is kept. */
export interface Activity {
  /** A listing, an adoption request, an appointment, a review, or the member: all about it goes with it. */
  readonly subjectId: string;
  readonly type: ActivityType;
  /** Of the subject, on the topic of its events. */
  readonly version: number;
  readonly memberId: MemberId;
  /** What it is about, in the member's own words; empty where there are none. */
  readonly action: string;
  readonly at: Date;
}

/** How a listing is called now: its activities are shown under this name. */
export interface PetName {
  /** Of the listing. */
  readonly id: string;
  readonly version: number;
  readonly name: string;
}

/** How often a listing of a member was looked at. */
export interface Interest {
  /** Of the listing. */
  readonly id: string;
  readonly version: number;
  readonly ownerId: MemberId;
  readonly views: number;
}

/** How far a request of a member for a pet has come. */
export interface Adoption {
  /** Of the request. */
  readonly id: string;
  /** Of the events about the pet. */
  readonly version: number;
  readonly requesterId: MemberId;
  /** The pet was handed over, and did not come back. */
  readonly isCompleted: boolean;
}

/** A visit that a member has booked with a vet. */
export interface Appointment {
  readonly id: string;
  readonly version: number;
  readonly guestId: MemberId;
  /** One of the two called it off. */
  readonly isCancelled: boolean;
}

/** The review by a member of somebody they have been to. */
export interface Review {
  readonly id: string;
  /** Of the events about whom it is about. */
  readonly version: number;
  readonly authorId: MemberId;
  /** It was not taken away. */
  readonly isGiven: boolean;
}

/** Counts for a member. */
export interface Tally {
  readonly memberId: MemberId;
  readonly kind: TallyKind;
  readonly subjectId: string;
}

export interface Figures {
  /** Pets that were handed over to the member and did not come back. */
  readonly petsAdopted: number;
  /** Visits that the member booked and that nobody called off. */
  readonly appointments: number;
  readonly reviewsGiven: number;
  readonly profileViews: number;
  readonly tallies: Tallies;
  /** The newest first. */
  readonly activities: readonly Activity[];
}
