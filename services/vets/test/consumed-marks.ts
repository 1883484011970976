import { markSet, topics } from '@paltu/contracts';
import { takenBy, type ConsumedTopic } from '@paltu/testing/events';
import { onMarkDecided } from '../src/vets/events/on-mark-decided.ts';

export const consumedTopics: readonly ConsumedTopic[] = [
  {
    consumer: 'vets.marks',
    topic: topics.mark.name,
    left: takenBy((take, message) => onMarkDecided(() => async (ordered) => take(ordered)).find(({ type }) => type === message.type)),
    expects: ({ data, sequence }, type) => {
      const { kind, thingId, mark, verificationNumber, reason } = data as Record<string, unknown>;
      if (kind !== 'vet') return [];
      return [{ vetId: thingId, number: sequence, mark, isSet: type === markSet.type, verificationNumber, reason }];
    },
  },
];
