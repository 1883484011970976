import { sessionRevoked } from '@paltu/contracts';
import { takenBy, type ConsumedTopic } from '@paltu/testing/events';
import { onSessionRevoked } from '../src/pushes/events/on-session-revoked.ts';

export const consumedTopics: readonly ConsumedTopic[] = [
  {
    consumer: 'messaging.sessions',
    topic: sessionRevoked.topic.name,
    left: takenBy((take) => onSessionRevoked(() => async (ended) => take(ended))),
    expects: ({ data, time }) => [{ sessionId: data['sessionId'], at: time }],
  },
];
