import type { InTransaction } from '@paltu/persistence';
import type { RuleId } from '@paltu/reference';
import type { RuleSwitch, RuleSwitched } from '../domain/rule-switch.ts';

/** The trail of switches, as a use case adds to it. */
export interface RuleSwitchLog {
  /** The switch by which a rule stands. No other transaction switches the rule until this one ends. */
  last(ruleId: RuleId): Promise<RuleSwitch | undefined>;
  add(switched: RuleSwitch): Promise<void>;
}

export interface RuleOutbox {
  append(events: readonly RuleSwitched[]): Promise<void>;
}

export interface RuleScope {
  readonly switches: RuleSwitchLog;
  readonly outbox: RuleOutbox;
}

export type InRuleTransaction = InTransaction<RuleScope>;

export interface RuleQueries {
  /** The latest switch of each rule that was ever switched. */
  latestSwitches(): Promise<ReadonlyMap<string, RuleSwitch>>;
}
