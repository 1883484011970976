import { markSet, topics } from '@paltu/contracts';
import { applyRule } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import type { HeardTopic } from '@paltu/testing/events';
import { onMarkDecided } from '../src/vets/events/on-mark-decided.ts';

const noTransaction = undefined as unknown as Transaction;

export const heardTopics: readonly HeardTopic[] = [
  {
    consumer: 'vets.marks',
    topic: topics.mark.name,
    left: async (message) => {
      const taken: unknown[] = [];
      const rules = onMarkDecided(() => async (ordered) => void taken.push(ordered));
      const rule = rules.find(({ type }) => type === message.type);
      if (rule !== undefined) await applyRule(rule, message, noTransaction);
      return taken;
    },
    expects: ({ data, sequence }, type) => {
      const { kind, thingId, mark, verificationNumber, reason } = data as Record<string, unknown>;
      if (kind !== 'vet') return [];
      return [{ vetId: thingId, number: sequence, mark, isSet: type === markSet.type, verificationNumber, reason }];
    },
  },
];
