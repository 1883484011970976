import type { RuleName } from '@paltu/limits';
import type { RateLimit } from '@paltu/service-kit';
import type { Caller } from './caller-key.ts';

/** Classes of what the gateway answers by itself. */
export type OwnLimit = 'pages' | 'files' | 'health';

/** What each class counts as, of the table and of the gateway's own. */
const ruleOfClass = {
  registration: 'entries',
  login: 'entries',
  refresh: 'refreshes',
  session: 'writes',
  reads: 'reads',
  pictures: 'pictures',
  writes: 'writes',
  uploads: 'writes',
  pages: 'pages',
  files: 'files',
  health: 'health',
} as const satisfies Record<RateLimit | OwnLimit, RuleName>;

const ruleOfVisitors = 'forms';

/** A rule that the gateway counts; the others are counted by services. */
export type CountedRule = (typeof ruleOfClass)[RateLimit | OwnLimit] | typeof ruleOfVisitors;

export const countedRules: readonly CountedRule[] = [...new Set(Object.values(ruleOfClass)), ruleOfVisitors];

/** What a call of a class counts as: visitors share an address, and have a wider rule for what members do by themselves. */
export const ruleOf = (limit: RateLimit | OwnLimit, { memberId }: Pick<Caller, 'memberId'>): CountedRule => {
  const rule = ruleOfClass[limit];
  return rule === 'writes' && memberId === undefined ? ruleOfVisitors : rule;
};
