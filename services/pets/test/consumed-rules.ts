import { ruleSwitched, topics } from '@paltu/contracts';
import { noCondition, type ListingRule } from '@paltu/reference/listing-rules';
import { takenBy, type ConsumedTopic } from '@paltu/testing/events';
import { onRuleChanged } from '../src/rules/rules-module.ts';

interface Changed extends Omit<ListingRule, 'id'> {
  readonly ruleId: string;
  readonly off: boolean;
}

const takeChange = takenBy((take) => onRuleChanged(() => async (rule) => take(rule)));

export const consumedTopics: readonly ConsumedTopic[] = [
  {
    consumer: 'pets.listing-rules',
    topic: topics.rule.name,
    // What only switches a rule is for a release before.
    left: async (message) => (message.type === ruleSwitched.type ? [] : takeChange(message)),
    expects: ({ data, sequence }, type) => {
      if (type === ruleSwitched.type) return [];
      const { ruleId: id, off: isOff, title, admin, owner, action, condition } = data as unknown as Changed;
      return [{ id, version: sequence, isOff, rule: { id, action, condition: { ...noCondition, ...condition }, title, admin, owner } }];
    },
  },
];
