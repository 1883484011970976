import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { ruleSwitched } from '@paltu/contracts';
import { outgoingEvent, type Outbox, type OutgoingEvent } from '@paltu/events';
import type { RuleSwitch, RuleSwitched } from './rule.ts';

/** How a rule stands. */
export const ruleMessage = ({ ruleId, number, isOff, switchedBy, switchedAt }: RuleSwitch): OutgoingEvent =>
  outgoingEvent(ruleSwitched, {
    subject: ruleId,
    sequence: number,
    time: switchedAt,
    data: { ruleId, off: isOff, switchedBy, switchedAt: timestampFromDate(switchedAt) },
  });

export const ruleOutbox = (outbox: Outbox) => ({
  append: (events: readonly RuleSwitched[]): Promise<void> => outbox.append(events.map(({ switched }) => ruleMessage(switched))),
});
