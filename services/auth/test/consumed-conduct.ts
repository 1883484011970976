import { caseDecided } from '@paltu/contracts';
import { takenBy, type ConsumedTopic } from '@paltu/testing/events';
import { onCaseDecided } from '../src/accounts/member-events.ts';

export const consumedTopics: readonly ConsumedTopic[] = [
  {
    consumer: 'auth.conduct',
    topic: caseDecided.topic.name,
    left: takenBy((take, { type }) => (type === caseDecided.type ? onCaseDecided(() => async (upheld) => take(upheld)) : undefined)),
    expects: ({ data }, type) =>
      type === caseDecided.type && data['suspends'] === true ? [{ caseId: data['caseId'], userId: data['ownerId'] }] : [],
  },
];
