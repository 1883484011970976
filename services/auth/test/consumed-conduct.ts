import { caseDecided } from '@paltu/contracts';
import { takenBy, type ConsumedTopic } from '@paltu/testing/events';
import { onConductDecided } from '../src/accounts/member-events.ts';

export const consumedTopics: readonly ConsumedTopic[] = [
  {
    consumer: 'auth.conduct',
    topic: caseDecided.topic.name,
    left: takenBy((take, message) =>
      onConductDecided(() => ({
        suspend: async (decided) => take({ ...decided, isSuspended: true }),
        reinstate: async (decided) => take({ ...decided, isSuspended: false }),
      })).find(({ type }) => type === message.type),
    ),
    expects: ({ data: { caseId, ownerId: userId, suspends, reinstates }, time: at }, type) => {
      const isSuspended = type === caseDecided.type;
      return (isSuspended ? suspends : reinstates) === true ? [{ caseId, userId, at, isSuspended }] : [];
    },
  },
];
