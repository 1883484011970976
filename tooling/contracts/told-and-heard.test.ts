import { expect, test } from '@jest/globals';
import { allEvents } from '@paltu/contracts';
import { checkToldEvent } from '@paltu/testing/events';
import { describeServices } from '../api/describe-services.ts';
import { allHeard, allTold, sharedHeard } from './told-and-heard.ts';

const [told, heard, services] = await Promise.all([allTold(), allHeard(), describeServices()]);

test('for every event there are facts that it tells, and for no other', () => {
  expect([...new Set(told.map(({ definition }) => definition.type))].sort()).toEqual(allEvents.map(({ type }) => type).sort());
});

test('of every topic that a consumer takes it is known what it hands on', () => {
  const known = [...heard, ...sharedHeard].map(({ consumer, topic }) => `${consumer} ${topic}`);
  const takes = services
    .flatMap(({ consumers }) => consumers)
    .flatMap(({ consumer, rules }) => [...new Set(rules.map(({ topic }) => topic.name))].map((topic) => ({ consumer, topic })))
    .filter(({ consumer, topic }) => !known.includes(`${consumer} ${topic}`) && !known.includes(`${consumer.split('.')[1]} ${topic}`));
  expect(takes).toEqual([]);
});

test.each(told.map((event) => [event.definition.type, event] as const))(
  'what the service wrote as %s is what arrives, field by field, and what each consumer hands on',
  async (_, event) => {
    await checkToldEvent(event, [...heard, ...sharedHeard]);
  },
);
