import { expect, test } from '@jest/globals';
import { allEvents } from '@paltu/contracts';
import { checkPublishedEvent } from '@paltu/testing/events';
import { describeServices } from '../api/describe-services.ts';
import { allConsumed, allPublished, sharedConsumed } from './published-and-consumed.ts';

const [published, consumed, services] = await Promise.all([allPublished(), allConsumed(), describeServices()]);

test('every event has facts that it is published for, and no other has', () => {
  expect([...new Set(published.map(({ definition }) => definition.type))].sort()).toEqual(allEvents.map(({ type }) => type).sort());
});

test('every topic that a consumer takes is on the list of what consumers hand on', () => {
  const known = [...consumed, ...sharedConsumed].map(({ consumer, topic }) => `${consumer} ${topic}`);
  const takes = services
    .flatMap(({ consumers }) => consumers)
    .flatMap(({ consumer, rules }) => [...new Set(rules.map(({ topic }) => topic.name))].map((topic) => ({ consumer, topic })))
    .filter(({ consumer, topic }) => !known.includes(`${consumer} ${topic}`) && !known.includes(`${consumer.split('.')[1]} ${topic}`));
  expect(takes).toEqual([]);
});

test.each(published.map((event) => [event.definition.type, event] as const))(
  'what the service wrote as %s is what arrives, field by field, and what each consumer hands on',
  async (_, event) => {
    await checkPublishedEvent(event, [...consumed, ...sharedConsumed]);
  },
);
