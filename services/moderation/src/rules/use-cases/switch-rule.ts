import type { Clock, MemberId } from '@paltu/kernel';
import type { RuleId } from '@paltu/reference';
import { switchRule as decide, type RuleSwitch } from '../domain/rule-switch.ts';
import type { InRuleTransaction } from './ports.ts';

export interface SwitchRuleNeeds {
  readonly inTransaction: InRuleTransaction;
  readonly clock: Clock;
}

/** Resolves with the switch by which the rule stands then; undefined when it never was switched. */
export type SwitchRule = (request: {
  readonly ruleId: RuleId;
  readonly isOff: boolean;
  readonly admin: MemberId;
}) => Promise<RuleSwitch | undefined>;

/** Switches a rule for listings off, or on again; who did it is kept, and published. */
export const switchRule =
  ({ inTransaction, clock }: SwitchRuleNeeds): SwitchRule =>
  ({ ruleId, isOff, admin }) =>
    inTransaction(async ({ switches, outbox }) => {
      const { state, events } = decide(await switches.last(ruleId), { ruleId, isOff, switchedBy: admin }, clock.now());
      for (const { switched } of events) await switches.add(switched);
      await outbox.append(events);
      return state;
    });
