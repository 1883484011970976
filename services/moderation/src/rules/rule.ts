import { refusal, type Decided, type MemberId } from '@paltu/kernel';
import type { RuleId } from '@paltu/reference';

export const ruleNotFound = refusal('not-found', 'rule.not-found', 'There is no such rule');

/** An admin switched a rule for listings off, or on again. */
export interface RuleSwitch {
  readonly ruleId: RuleId;
  /** Counts the switches of one rule, from 1. */
  readonly number: number;
  readonly isOff: boolean;
  readonly switchedBy: MemberId;
  readonly switchedAt: Date;
}

export interface RuleSwitched {
  readonly type: 'RuleSwitched';
  readonly switched: RuleSwitch;
}

/** A rule is on until it is switched off. What already is so stays as it is. @param last the switch by which it stands, if there was one */
export const switchRule = (
  last: RuleSwitch | undefined,
  { ruleId, isOff, switchedBy }: Pick<RuleSwitch, 'ruleId' | 'isOff' | 'switchedBy'>,
  at: Date,
): Decided<RuleSwitch | undefined, RuleSwitched> => {
  if ((last?.isOff ?? false) === isOff) return { state: last, events: [] };
  const switched: RuleSwitch = { ruleId, number: (last?.number ?? 0) + 1, isOff, switchedBy, switchedAt: at };
  return { state: switched, events: [{ type: 'RuleSwitched', switched }] };
};
