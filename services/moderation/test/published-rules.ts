import { adoptionTypes, cities, species } from '@paltu/reference';
import { ruleChanged, ruleSwitched } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import { ruleActions, type ListingRule, type RuleCondition } from '@paltu/reference/listing-rules';
import { publishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import { ruleOutbox } from '../src/rules/rule-events.ts';
import type { RuleVersion } from '../src/rules/rule.ts';

const words = fc.record({ en: fc.string({ minLength: 1 }), ur: fc.string({ minLength: 1 }) });
const limit = fc.option(fc.integer({ min: 1, max: 1_000 }));
const phrases = fc.array(fc.string({ minLength: 1 }));

const condition: fc.Arbitrary<RuleCondition> = fc.record({
  species: fc.subarray([...species]),
  provinces: fc.subarray([...new Set(cities.map(({ province }) => province))]),
  adoptionTypes: fc.subarray([...adoptionTypes]),
  youngerThan: limit,
  olderThan: limit,
  cheaperThan: limit,
  dearerThan: limit,
  belowMedian: limit,
  words: phrases,
  unless: phrases,
  registeredWithin: limit,
  fewerListings: limit,
  rejectedBefore: limit,
  suspendedBefore: limit,
});

const rule: fc.Arbitrary<ListingRule> = fc.record({
  id: fc.uuid(),
  title: words,
  action: fc.constantFrom(...ruleActions),
  condition,
  admin: words,
  owner: words,
});

const version: fc.Arbitrary<RuleVersion> = rule.chain((written) =>
  fc.record({
    ruleId: fc.constant(written.id),
    number: fc.integer({ min: 1 }),
    rule: fc.constant(written),
    isOff: fc.boolean(),
    changedBy: fc.uuid().map((id) => id as MemberId),
    changedAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
  }),
);

const envelopeOf = ({ ruleId, number, changedAt }: RuleVersion) => ({ subject: ruleId, sequence: number, time: changedAt });

/** What is asked of a listing, without what asks nothing. */
const askedBy = (asked: RuleCondition) => Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null));

export const publishedEvents = [
  publishedEvent({
    definition: ruleSwitched,
    facts: version,
    publish: (fact, outbox) => ruleOutbox(outbox).append([{ type: 'RuleSwitched', version: fact }]),
    expected: (fact) => {
      const { ruleId, isOff: off, changedBy: switchedBy, changedAt: switchedAt } = fact;
      return { ...envelopeOf(fact), data: { ruleId, off, switchedBy, switchedAt } };
    },
  }),
  publishedEvent({
    definition: ruleChanged,
    facts: version,
    publish: (fact, outbox) => ruleOutbox(outbox).append([{ type: 'RuleChanged', version: fact }]),
    expected: (fact) => {
      const { ruleId, isOff: off, rule: written, changedBy, changedAt } = fact;
      const { title, admin, owner, action, condition: asked } = written;
      return { ...envelopeOf(fact), data: { ruleId, off, action, condition: askedBy(asked), title, admin, owner, changedBy, changedAt } };
    },
  }),
];
