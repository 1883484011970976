import { topics } from '@paltu/contracts';
import { takenBy, type ConsumedTopic } from '@paltu/testing/events';
import { onRuleSwitched } from '../src/rules/rules-module.ts';

export const consumedTopics: readonly ConsumedTopic[] = [
  {
    consumer: 'pets.rules',
    topic: topics.rule.name,
    left: takenBy((take) => onRuleSwitched(() => async (rule) => take(rule))),
    expects: ({ data: { ruleId, isOff }, sequence }) => [{ id: ruleId, version: sequence, isOff }],
  },
];
