import type { NoticeType } from '../notice.ts';

/** How admins have marked a store or a vet. */
export interface Marks {
  readonly verified: boolean;
  readonly featured: boolean;
  readonly hidden: boolean;
  readonly registered: boolean;
  /** Number of the request for verification that was sent back last; 0 without one. */
  readonly sentBack: number;
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
