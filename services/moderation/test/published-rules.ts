import { ruleSwitched } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import { ruleIds } from '@paltu/reference';
import { publishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import { ruleOutbox } from '../src/rules/rule-events.ts';
import type { RuleSwitch } from '../src/rules/rule.ts';

const switched: fc.Arbitrary<RuleSwitch> = fc.record({
  ruleId: fc.constantFrom(...ruleIds),
  number: fc.integer({ min: 1 }),
  isOff: fc.boolean(),
  switchedBy: fc.uuid().map((id) => id as MemberId),
  switchedAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
});

export const publishedEvents = [
  publishedEvent({
    definition: ruleSwitched,
    facts: switched,
    publish: (fact, outbox) => ruleOutbox(outbox).append([{ type: 'RuleSwitched', switched: fact }]),
    expected: (fact) => ({ subject: fact.ruleId, sequence: fact.number, time: fact.switchedAt, data: { ...fact, off: fact.isOff } }),
  }),
];
