import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { petWords, ruleChanged, ruleSwitched, ruleWords } from '@paltu/contracts';
import { outgoingEvent, type Outbox, type OutgoingEvent } from '@paltu/events';
import type { RuleCondition } from '@paltu/reference/listing-rules';
import type { RuleEvent, RuleVersion } from './rule.ts';

const orNone = (value: number | null): number | undefined => value ?? undefined;

const conditionMessage = (condition: RuleCondition) => ({
  species: condition.species.map(petWords.species.toChoice),
  provinces: [...condition.provinces],
  adoptionTypes: condition.adoptionTypes.map(petWords.adoptionType.toChoice),
  youngerThan: orNone(condition.youngerThan),
  olderThan: orNone(condition.olderThan),
  cheaperThan: orNone(condition.cheaperThan),
  dearerThan: orNone(condition.dearerThan),
  belowMedian: orNone(condition.belowMedian),
  words: [...condition.words],
  unless: [...condition.unless],
  registeredWithin: orNone(condition.registeredWithin),
  fewerListings: orNone(condition.fewerListings),
  rejectedBefore: orNone(condition.rejectedBefore),
  suspendedBefore: orNone(condition.suspendedBefore),
});

const envelopeOf = ({ ruleId, number, changedAt }: RuleVersion) => ({ subject: ruleId, sequence: number, time: changedAt });

/** How a rule stands. */
export const ruleMessage = (version: RuleVersion): OutgoingEvent => {
  const { ruleId, rule, isOff, changedBy, changedAt } = version;
  const { title, action, condition, admin, owner } = rule;
  const words = { title, admin, owner, action: ruleWords.action.toChoice(action), condition: conditionMessage(condition) };
  const change = { off: isOff, changedBy: changedBy ?? '', changedAt: timestampFromDate(changedAt) };
  return outgoingEvent(ruleChanged, { ...envelopeOf(version), data: { ruleId, ...words, ...change } });
};

const switchMessage = (version: RuleVersion): OutgoingEvent => {
  const { ruleId, isOff: off, changedBy, changedAt } = version;
  const data = { ruleId, off, switchedBy: changedBy ?? '', switchedAt: timestampFromDate(changedAt) };
  return outgoingEvent(ruleSwitched, { ...envelopeOf(version), data });
};

const toMessage = ({ type, version }: RuleEvent): OutgoingEvent => (type === 'RuleChanged' ? ruleMessage(version) : switchMessage(version));

export const ruleOutbox = (outbox: Outbox) => ({
  append: (events: readonly RuleEvent[]): Promise<void> => outbox.append(events.map(toMessage)),
});
