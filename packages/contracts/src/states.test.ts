import { expect, test } from '@jest/globals';
import { allEvents } from './events.ts';
import * as states from './states.ts';

test.each(Object.entries(states))('every event of the topic of %s carries it, unless it is a tombstone', (_, { topic, field, schema }) => {
  const events = allEvents.filter((event) => event.topic.name === topic.name && !event.isTombstone);
  expect(events).not.toEqual([]);
  for (const event of events)
    expect({ [event.type]: event.schema.fields.find(({ jsonName }) => jsonName === field)?.message }).toEqual({ [event.type]: schema });
});
