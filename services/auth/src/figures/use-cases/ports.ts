import type { MemberId } from '@paltu/kernel';
import type { Tallies, TallyKind } from '../domain/achievements.ts';

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

/** Counts for a member; a subject that was counted already counts no more. */
export interface Tally {
  readonly memberId: MemberId;
  readonly kind: TallyKind;
  readonly subjectId: string;
}

/** What events report of members, in the transaction that takes the event. */
export interface FigureRecords {
  /** Keeps the newest of each. */
  keepActivities(activities: readonly Activity[]): Promise<void>;
  /** Takes away what was kept before this version. */
  dropActivity(activity: Pick<Activity, 'subjectId' | 'type' | 'version'>): Promise<void>;
  /** Keeps the newest of each. */
  keepPetNames(pets: readonly PetName[]): Promise<void>;
  /** Takes away what was kept of the listing; what counted stays counted. */
  dropPet(petId: string): Promise<void>;
  /** Keeps the newest. */
  keepInterest(interest: Interest): Promise<void>;
  /** Keeps the newest. */
  keepAdoption(adoption: Adoption): Promise<void>;
  /** Keeps the newest. */
  keepAppointment(appointment: Appointment): Promise<void>;
  /** Keeps the newest. */
  keepReview(review: Review): Promise<void>;
  count(tally: Tally): Promise<void>;
  /** Takes away all that is kept of a member. */
  forgetMember(memberId: MemberId): Promise<void>;
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

/** What was counted of a member; `most` activities. */
export type ReadFigures = (memberId: MemberId, most: number) => Promise<Figures>;
