import { describe, expect, test } from '@jest/globals';
import { newId, type MemberId } from '@paltu/kernel';
import { firstRules } from '@paltu/reference/first-rules';
import { noCondition, type ListingRule, type RuleCondition } from '@paltu/reference/listing-rules';
import { checkRule, firstVersionsOf, rewriteRule, ruleStale, switchRule, writeRule } from './rule.ts';

const at = new Date('2026-11-30T08:00:00Z');
const admin = newId() as MemberId;
const [, , , , rule] = firstRules as [ListingRule, ListingRule, ListingRule, ListingRule, ListingRule];
const { state: first } = writeRule(rule, admin, at);

const pathsOf = (work: () => unknown): string[] => {
  try {
    work();
  } catch (error) {
    return (error as { fields: { path: string }[] }).fields.map(({ path }) => path);
  }
  return [];
};

test.each<[Partial<RuleCondition>, ListingRule['action'], string[]]>([
  [{}, 'warn', ['condition']],
  [{ species: ['Dog'], provinces: ['Punjab'], adoptionTypes: ['Sale'] }, 'hold', ['condition']],
  [{ youngerThan: 2, unless: ['token of'] }, 'hold', ['condition.words']],
  [{ belowMedian: 30 }, 'refuse', ['action']],
  [{ words: ['token'], rejectedBefore: 2 }, 'refuse', ['action']],
  [{ belowMedian: 30 }, 'hold', []],
  [{ words: ['token'] }, 'refuse', []],
  [{ dearerThan: 1_000_000 }, 'warn', []],
])('a rule with %j that would %s is refused at %j', (condition, action, paths) => {
  expect(pathsOf(() => checkRule({ action, condition: { ...noCondition, ...condition } }))).toEqual(paths);
});

describe('a change', () => {
  test('is a new version, with who and when', () => {
    const later = new Date('2026-12-01T08:00:00Z');
    const written = { ...rule, action: 'warn' as const };
    const { state, events } = rewriteRule(first, { rule: written, changedBy: admin, seen: 1 }, later);
    expect(state).toEqual({ ruleId: rule.id, number: 2, rule: written, isOff: false, changedBy: admin, changedAt: later });
    expect(events).toEqual([{ type: 'RuleChanged', version: state }]);
  });

  test('of what has changed since it was opened is refused', () => {
    expect(() => rewriteRule(first, { rule, changedBy: admin, seen: 2 }, at)).toThrow(ruleStale.message);
  });

  test('that changes nothing is none, in whatever order its parts came back', () => {
    const condition = Object.fromEntries(Object.entries(rule.condition).reverse()) as unknown as RuleCondition;
    expect(rewriteRule(first, { rule: { ...rule, condition }, changedBy: admin, seen: undefined }, at).events).toEqual([]);
    expect(switchRule(first, { isOff: false, changedBy: admin }, at).events).toEqual([]);
  });

  test('that switches the rule is published for a release before, too; one that writes it anew leaves it off', () => {
    const { state: off, events } = switchRule(first, { isOff: true, changedBy: admin }, at);
    expect(events.map(({ type, version }) => [type, version.number, version.isOff])).toEqual([
      ['RuleChanged', 2, true],
      ['RuleSwitched', 2, true],
    ]);
    const { state, events: written } = rewriteRule(off, { rule: { ...rule, action: 'warn' }, changedBy: admin, seen: 2 }, at);
    expect([state.isOff, written.map(({ type }) => type)]).toEqual([true, ['RuleChanged']]);
  });
});

test('a rule of the program begins with what it is, and with each time that it was switched before it could be written', () => {
  expect(firstVersionsOf(rule, [], at)).toMatchObject([{ number: 1, isOff: false, changedBy: null, changedAt: at }]);
  const switches = [
    { isOff: true, switchedBy: admin, switchedAt: new Date('2026-11-01') },
    { isOff: false, switchedBy: admin, switchedAt: new Date('2026-11-02') },
    { isOff: true, switchedBy: admin, switchedAt: new Date('2026-11-03') },
  ];
  expect(firstVersionsOf(rule, switches, at).map(({ number, isOff, changedBy }) => [number, isOff, changedBy])).toEqual([
    [1, false, null],
    [2, true, admin],
    [3, false, admin],
    [4, true, admin],
  ]);
});
