import { invalidInput, refusal, type Decided, type MemberId } from '@paltu/kernel';
import { asksSomething, looksBeside, type ListingRule } from '@paltu/reference/listing-rules';

export const ruleNotFound = refusal('not-found', 'rule.not-found', 'There is no such rule');

export const ruleStale = refusal('stale', 'rule.stale', 'This rule has changed since you opened it. Please reload it and try again.');

/** A rule as an admin has written or switched it. The last version of a rule is how it stands. */
export interface RuleVersion {
  readonly ruleId: string;
  /** Counts the versions of one rule, from 1. */
  readonly number: number;
  readonly rule: ListingRule;
  readonly isOff: boolean;
  /** Null where it came with the program. */
  readonly changedBy: MemberId | null;
  readonly changedAt: Date;
}

interface RuleChanged {
  readonly type: 'RuleChanged';
  readonly version: RuleVersion;
}

/** Beside the change, where it switched the rule: for a release that knows no other event. */
interface RuleSwitched {
  readonly type: 'RuleSwitched';
  readonly version: RuleVersion;
}

export type RuleEvent = RuleChanged | RuleSwitched;

/** How a rule was switched before rules could be written. */
export interface EarlierSwitch {
  readonly isOff: boolean;
  readonly switchedBy: MemberId;
  readonly switchedAt: Date;
}

/** The versions of a rule that comes with the program: as it is, and one for each time that it was switched before it could be written. */
export const firstVersionsOf = (rule: ListingRule, switches: readonly EarlierSwitch[], at: Date): RuleVersion[] => [
  { ruleId: rule.id, number: 1, rule, isOff: false, changedBy: null, changedAt: switches[0]?.switchedAt ?? at },
  ...switches.map(({ isOff, switchedBy, switchedAt }, index) => ({
    ...{ ruleId: rule.id, number: index + 2, rule, isOff },
    ...{ changedBy: switchedBy, changedAt: switchedAt },
  })),
];

/** @throws AppError `request.invalid` at the field that makes no rule of it */
export const checkRule = ({ action, condition }: Pick<ListingRule, 'action' | 'condition'>): void => {
  if (!asksSomething(condition))
    throw invalidInput([{ path: 'condition', code: 'required', msg: 'A rule needs words, an age, a price or something about the owner' }]);
  if (condition.unless.length > 0 && condition.words.length === 0)
    throw invalidInput([{ path: 'condition.words', code: 'required', msg: 'What is excused needs words that it excuses' }]);
  if (action === 'refuse' && looksBeside({ condition }))
    throw invalidInput([
      { path: 'action', code: 'invalid', msg: 'A rule about the owner or the usual price cannot refuse: hold the listing instead' },
    ]);
};

interface Change {
  readonly rule: ListingRule;
  readonly isOff: boolean;
  readonly changedBy: MemberId;
}

const changed = (last: RuleVersion | undefined, change: Change, at: Date): Decided<RuleVersion, RuleEvent> => {
  const version: RuleVersion = { ruleId: change.rule.id, number: (last?.number ?? 0) + 1, ...change, changedAt: at };
  const isSwitched = (last?.isOff ?? false) !== version.isOff;
  return {
    state: version,
    events: [{ type: 'RuleChanged', version }, ...(isSwitched ? [{ type: 'RuleSwitched', version } as const] : [])],
  };
};

const isEqual = (one: ListingRule, other: ListingRule): boolean => {
  const partsOf = ({ id, title, action, condition, admin, owner }: ListingRule) => [
    id,
    title,
    action,
    Object.entries(condition).sort(),
    admin,
    owner,
  ];
  return JSON.stringify(partsOf(one)) === JSON.stringify(partsOf(other));
};

/** An admin writes a new rule, which is on from now. @throws AppError `request.invalid` */
export const writeRule = (rule: ListingRule, changedBy: MemberId, at: Date): Decided<RuleVersion, RuleEvent> => {
  checkRule(rule);
  return changed(undefined, { rule, isOff: false, changedBy }, at);
};

/**
 * An admin writes a rule anew. What already stands so stays as it is.
 * @param seen the version that the admin saw. @throws AppError `request.invalid`, `rule.stale`
 */
export const rewriteRule = (
  last: RuleVersion,
  { rule, changedBy, seen }: Pick<Change, 'rule' | 'changedBy'> & { readonly seen: number | undefined },
  at: Date,
): Decided<RuleVersion, RuleEvent> => {
  checkRule(rule);
  if (seen !== undefined && seen !== last.number) throw ruleStale();
  if (isEqual(rule, last.rule)) return { state: last, events: [] };
  return changed(last, { rule, isOff: last.isOff, changedBy }, at);
};

/** A rule is on until it is switched off. What already is so stays as it is. */
export const switchRule = (last: RuleVersion, { isOff, changedBy }: Omit<Change, 'rule'>, at: Date): Decided<RuleVersion, RuleEvent> =>
  last.isOff === isOff ? { state: last, events: [] } : changed(last, { rule: last.rule, isOff, changedBy }, at);
