import { markSet, topics } from '@paltu/contracts';
import { onMarkDecided, type CarryOutMark } from '@paltu/marks';
import { takenBy, type ConsumedTopic } from '@paltu/testing/events';

export const consumedTopics: readonly ConsumedTopic[] = [
  {
    consumer: 'vets.marks',
    topic: topics.mark.name,
    left: takenBy((take, message) => {
      const carryOutIn = (): CarryOutMark => async (ordered) => take(ordered);
      return onMarkDecided([{ kind: 'vet', carryOutIn }]).find(({ type }) => type === message.type);
    }),
    expects: ({ data, sequence }, type) => {
      const { kind, thingId, mark, verificationNumber, reason } = data as Record<string, unknown>;
      if (kind !== 'vet') return [];
      return [{ thingId, number: sequence, mark, isSet: type === markSet.type, verificationNumber, reason }];
    },
  },
];
