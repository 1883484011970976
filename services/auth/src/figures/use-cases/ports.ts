import type { MemberId } from '@paltu/kernel';

/** Something that a member did, for their own profile. */
export interface Activity {
  /** Of a listing: all about it goes with it. */
  readonly subjectId: string;
  readonly version: number;
  readonly memberId: MemberId;
  readonly type: 'pet.listed' | 'pet.published';
  /** What it is about, in the member's own words. */
  readonly action: string;
  readonly at: Date;
}

/** How often a listing of a member was looked at. */
export interface Interest {
  /** Of the listing. */
  readonly id: string;
  readonly version: number;
  readonly ownerId: MemberId;
  readonly views: number;
}

/** What events say of members, in the transaction that takes the event. */
export interface FigureRecords {
  addActivity(activity: Activity): Promise<void>;
  /** Takes away what was told of the subject. */
  dropActivities(subjectId: string): Promise<void>;
  /** Keeps the newest. */
  keepInterest(interest: Interest): Promise<void>;
}

export interface Figures {
  readonly profileViews: number;
  /** The newest first. */
  readonly activities: readonly Activity[];
}

/** What was counted of a member. */
export type ReadFigures = (memberId: MemberId) => Promise<Figures>;
