import { markSet, topics } from '@paltu/contracts';
import { onMarkDecided, type CarryOutMark } from '@paltu/marks';
import { takenBy, type ConsumedTopic } from '@paltu/testing/events';

export const consumedTopics: readonly ConsumedTopic[] = [
  {
    consumer: 'commerce.marks',
    topic: topics.mark.name,
    left: takenBy((take, message) => {
      const carriers = (['store', 'accessory'] as const).map((kind) => ({
        kind,
        carryOutIn: (): CarryOutMark => async (ordered) => take({ kind, ...ordered }),
      }));
      return onMarkDecided(carriers).find(({ type }) => type === message.type);
    }),
    expects: ({ data, sequence }, type) => {
      const { kind, thingId, mark, verificationNumber, reason } = data as Record<string, unknown>;
      if (kind !== 'store' && kind !== 'accessory') return [];
      return [{ kind, thingId, number: sequence, mark, isSet: type === markSet.type, verificationNumber, reason }];
    },
  },
];
