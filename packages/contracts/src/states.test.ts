import { expect, test } from '@jest/globals';
import { allEvents } from './events.ts';
import * as states from './states.ts';

test.each(Object.entries(states))('every event of the topic of %s carries it', (_, { topic, field, schema }) => {
  const events = allEvents.filter((event) => event.topic.name === topic.name);
  expect(events).not.toEqual([]);
  for (const event of events)
    expect({ [event.type]: event.schema.fields.find(({ jsonName }) => jsonName === field)?.message }).toEqual({ [event.type]: schema });
});
