import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { allEvents, petState, topics, userState } from '@paltu/contracts';
import { eventFiles } from './proto-files.ts';

test('types and topics that are in the logs of today keep their names', () => {
  expect(allEvents.map(({ type, topic }) => `${type} on ${topic.name}`)).toEqual(
    expect.arrayContaining([
      'pk.paltu.user.registered.v1 on auth.user.v1',
      'pk.paltu.user.role-changed.v1 on auth.user.v1',
      'pk.paltu.session.revoked.v1 on auth.session.v1',
      'pk.paltu.pet.created.v1 on pets.pet.v1',
      'pk.paltu.pet.approved.v1 on moderation.decision.v1',
      'pk.paltu.published-pet.updated.v1 on pets.published-pet.v1',
      'pk.paltu.published-pet.withdrawn.v1 on pets.published-pet.v1',
    ]),
  );
});

test('every message of proto/ that is no part of another is an event', async () => {
  const files = await eventFiles();
  expect(files.flatMap(({ events }) => events.map(({ name }) => name)).sort()).toEqual(allEvents.map(({ schema }) => schema.name).sort());
  expect(files.map(({ topic }) => topic).sort()).toEqual(
    Object.values(topics)
      .map(({ name }) => name)
      .sort(),
  );
});

test('a topic whose events all carry one message under its noun has a state, decisions have none', async () => {
  const files = await eventFiles();
  const stateOf = (noun: string) => files.find((file) => file.noun === noun)?.state?.typeName;
  expect([stateOf('pet'), stateOf('user'), stateOf('decision')]).toEqual([petState.schema.typeName, userState.schema.typeName, undefined]);
});

test('what is generated is marked as generated', () => {
  for (const name of ['topics', 'events', 'states', 'messages']) {
    const text = readFileSync(new URL(`../../packages/contracts/src/${name}.ts`, import.meta.url), 'utf8');
    expect(text.split('\n')[0]).toBe('// Generated from proto/ by `make codegen`. Do not edit.');
  }
});
