import type { MemberId } from '@paltu/kernel';
import type { NoticeType } from './notice.ts';

/** How admins have marked a store or a vet. */
export interface Marks {
  readonly verified: boolean;
  readonly featured: boolean;
  readonly hidden: boolean;
  readonly registered: boolean;
  /** Number of the request for verification that was sent back last; 0 without one. */
  readonly sentBack: number;
}

/** A store or a vet after an event. */
export interface MarkedThing {
  readonly thingId: string;
  readonly version: number;
  readonly marks: Marks;
  readonly eventId: string;
  readonly ownerId: MemberId;
  readonly name: string;
  /** Its papers wait for an admin. */
  readonly areChecked: boolean;
  /** Why papers were sent back; empty where they were not. */
  readonly reason: string;
  /** Where its owner sees it. */
  readonly page: string;
  readonly at: Date;
}

const endOf = (areChecked: boolean): NoticeType => (areChecked ? 'mark.checked-again' : 'mark.unverified');

/** What its owner is to know of a change. Only what is good news, or has to be acted on. @param areChecked papers wait for an admin */
export const noticesOfMarks = (before: Marks, after: Marks, areChecked: boolean): NoticeType[] => {
  const rose = (mark: 'verified' | 'featured' | 'hidden' | 'registered'): boolean => after[mark] && !before[mark];
  return [
    ...(rose('verified') ? (['mark.verified'] as const) : []),
    ...(before.verified && !after.verified ? [endOf(areChecked)] : []),
    ...(after.sentBack > before.sentBack ? (['mark.sent-back'] as const) : []),
    ...(rose('featured') ? (['mark.featured'] as const) : []),
    ...(rose('registered') ? (['mark.registered'] as const) : []),
    ...(rose('hidden') ? (['mark.hidden'] as const) : []),
    ...(before.hidden && !after.hidden ? (['mark.shown'] as const) : []),
  ];
};
