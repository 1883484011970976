import type { LimitRule } from '@paltu/limits';
import type { RateLimit } from '@paltu/service-kit';

const minute = 60;

/** Rules by name. By address they are wide, for the phones of a carrier share a few. */
export const usualRules = {
  registrations: { points: 60, seconds: 60 * minute },
  // How often one may guess at one account is limited by its e-mail, in auth.
  logins: { points: 240, seconds: minute },
  refreshes: { points: 1_200, seconds: minute },
  reads: { points: 1_200, seconds: minute },
  pictures: { points: 1_200, seconds: minute },
  writes: { points: 240, seconds: minute },
} as const satisfies Record<string, Omit<LimitRule, 'name'>>;

export type RuleName = keyof typeof usualRules;
export const ruleNames = Object.keys(usualRules) as readonly RuleName[];

/** How often each may be done in its window. */
export type RatePoints = Readonly<Record<RuleName, number>>;

export const usualPoints = Object.fromEntries(ruleNames.map((name) => [name, usualRules[name].points])) as RatePoints;

/** What each class of the table counts as. */
export const ruleOfClass: Readonly<Record<RateLimit, RuleName>> = {
  registration: 'registrations',
  login: 'logins',
  refresh: 'refreshes',
  session: 'writes',
  reads: 'reads',
  pictures: 'pictures',
  writes: 'writes',
  uploads: 'writes',
};
