import type { RuleName } from '@paltu/limits';
import type { RateLimit } from '@paltu/service-kit';
import type { Caller } from './caller-key.ts';

/** What each class of the table counts as. */
const ruleOfClass = {
  registration: 'entries',
  login: 'entries',
  refresh: 'refreshes',
  session: 'writes',
  reads: 'reads',
  pictures: 'pictures',
  writes: 'writes',
  uploads: 'writes',
} as const satisfies Record<RateLimit, RuleName>;

const ruleOfVisitors = 'forms';

/** A rule that the gateway counts; the others are counted by services. */
export type CountedRule = (typeof ruleOfClass)[RateLimit] | typeof ruleOfVisitors;

export const countedRules: readonly CountedRule[] = [...new Set(Object.values(ruleOfClass)), ruleOfVisitors];

/** What a call of a class counts as: whoever is not logged in shares an address, and has a wider rule for what members do by themselves. */
export const ruleOf = (limit: RateLimit, { memberId }: Pick<Caller, 'memberId'>): CountedRule => {
  const rule = ruleOfClass[limit];
  return rule === 'writes' && memberId === undefined ? ruleOfVisitors : rule;
};
