import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { ruleSwitched } from '@paltu/contracts';
import { outgoingEvent, type OutgoingEvent, type Outbox } from '@paltu/events';
import type { RuleSwitch } from '../domain/rule-switch.ts';
import type { RuleOutbox } from '../use-cases/ports.ts';

/** How a rule stands. */
export const ruleMessage = ({ ruleId, number, isOff, switchedBy, switchedAt }: RuleSwitch): OutgoingEvent =>
  outgoingEvent(ruleSwitched, {
    subject: ruleId,
    sequence: number,
    time: switchedAt,
    data: { ruleId, off: isOff, switchedBy, switchedAt: timestampFromDate(switchedAt) },
  });

export const ruleOutbox = (outbox: Outbox): RuleOutbox => ({
  append: (events) => outbox.append(events.map(({ switched }) => ruleMessage(switched))),
});
