/** What is counted of a member, each subject once: their e-mail address, a listing, a request. */
export type TallyKind = 'email-confirmed' | 'listing-published' | 'listing-liked' | 'pet-adopted';

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

export interface Achievement extends Pick<(typeof achievementRules)[number], 'name' | 'icon'> {
  readonly earned: boolean;
}

/** Every achievement, earned or not. */
export const achievementsOf = (tallies: Tallies): Achievement[] =>
  achievementRules.map(({ name, icon, counts, from }) => ({ name, icon, earned: (tallies[counts] ?? 0) >= from }));
