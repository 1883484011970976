import { expect, test } from '@jest/globals';
import { continuityProblems, type EventOnLog } from './event-continuity.ts';

const event = (key: string, sequence: number, eventId = `${key}-${sequence}`): EventOnLog => ({
  topic: 'pets.pet.v1',
  key,
  eventId,
  sequence,
});
const versions = (of: Record<string, number>): Map<string, number> => new Map(Object.entries(of));
const known = (pets: Record<string, number>, reviews = pets, offered = pets) => ({
  pets: versions(pets),
  reviews: versions(reviews),
  offered: versions(offered),
});

test('a log that holds each version of each listing, some of them published twice, has no problem', () => {
  expect(
    continuityProblems([event('a', 1), event('a', 2), event('a', 1), event('b', 1)], known({ a: 2, b: 1 }, { a: 2, b: 1 }, { a: 2 })),
  ).toEqual([]);
});

test.each([
  ['an event is lost', [event('a', 2)], known({ a: 2 }), 'listing a has version 2, and the log its events 2'],
  ['a version was published as two events', [event('a', 1), event('a', 1, 'other')], known({ a: 1 }), 'its events 1,1'],
  ['the log is about what nobody has', [event('a', 1), event('b', 1)], known({ a: 1 }), 'the log has events of b'],
  ['moderation has not consumed it', [event('a', 1)], known({ a: 1 }, {}), 'moderation knows version undefined of a'],
  ['adoption knows what is to come', [event('a', 1)], known({ a: 1 }, { a: 1 }, { a: 2 }), 'adoption knows version 2 of a'],
  ['moderation knows what pets does not', [], known({}, { b: 1 }, {}), 'moderation knows b, and pets does not'],
])('it is a problem when %s', (_what, log, versionsKnown, problem) => {
  expect(continuityProblems(log, versionsKnown).join()).toContain(problem);
});
