import { topics } from '@paltu/contracts';
import { applyRule } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import type { HeardTopic } from '@paltu/testing/events';
import type { KnownRule } from '../src/rules/use-cases/ports.ts';
import { onRuleSwitched } from '../src/rules/events/on-rule-switched.ts';

const noTransaction = undefined as unknown as Transaction;

export const heardTopics: readonly HeardTopic[] = [
  {
    consumer: 'pets.rules',
    topic: topics.rule.name,
    left: async (message) => {
      const taken: KnownRule[] = [];
      await applyRule(
        onRuleSwitched(() => async (rule) => void taken.push(rule)),
        message,
        noTransaction,
      );
      return taken;
    },
    expects: ({ data: { ruleId, isOff }, sequence }) => [{ id: ruleId, version: sequence, isOff }],
  },
];
