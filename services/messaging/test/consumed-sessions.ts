import { sessionRevoked, userState } from '@paltu/contracts';
import { takenBy, type ConsumedTopic } from '@paltu/testing/events';
import { onAdminChanged } from '../src/notifications/notifications-module.ts';
import { onSessionRevoked } from '../src/pushes/pushes-module.ts';

export const consumedTopics: readonly ConsumedTopic[] = [
  {
    consumer: 'messaging.sessions',
    topic: sessionRevoked.topic.name,
    left: takenBy((take) => onSessionRevoked(() => async (ended) => take(ended))),
    expects: ({ data, time }) => [{ sessionId: data['sessionId'], at: time }],
  },
  {
    consumer: 'messaging.admins',
    topic: userState.topic.name,
    left: takenBy((take) => onAdminChanged(() => async (report) => take(report))),
    expects: ({ data, sequence: version }) => {
      const { id, userType, deactivated } = data['user'] as Partial<Readonly<Record<string, unknown>>>;
      return [{ id, version, isAdmin: userType === 'admin' && deactivated !== true }];
    },
  },
];
