import { expect, test } from '@jest/globals';
import {
  petApproved,
  petCreated,
  petRejected,
  petState,
  publishedPetUpdated,
  publishedPetWithdrawn,
  sessionRevoked,
  userState,
} from '@paltu/contracts';
import { projector, reactor } from './consumer-definition.ts';
import { on, onState, type EventRule } from './event-rule.ts';

const nothing = async (): Promise<void> => undefined;

const define = (rules: EventRule[], ignores: Parameters<typeof reactor>[0]['ignores'] = []) =>
  reactor({ consumer: 'test.reactor', on: rules, ignores });

test('a consumer that forgets a type of its topics cannot be defined', () => {
  expect(() => define([on(petApproved, nothing)])).toThrow(
    'test.reactor listens to moderation.decision.v1 and neither takes nor ignores pk.paltu.pet.rejected.v1',
  );
  expect(() => projector({ consumer: 'test.projector', on: [on(petCreated, nothing)], reset: nothing })).toThrow(
    /pk\.paltu\.pet\.updated\.v1, pk\.paltu\.pet\.published\.v1/,
  );
});

test('a consumer that takes or ignores every type of its topics is defined', () => {
  expect(define([on(petApproved, nothing), on(petRejected, nothing)]).ignores).toEqual([]);
  expect(define([on(petApproved, nothing), onState(petState, nothing)], [petRejected]).ignores).toEqual([petRejected]);
});

test.each([
  ['a type is taken twice', [on(sessionRevoked, nothing), on(sessionRevoked, nothing)], []],
  ['a type is taken and ignored', [on(sessionRevoked, nothing)], [sessionRevoked]],
  ['a type of another topic is ignored', [on(sessionRevoked, nothing)], [petCreated]],
  ['another rule is beside the one for the state', [onState(petState, nothing), on(petCreated, nothing)], []],
  ['the rule for the state would ignore a type', [onState(petState, nothing)], [petCreated]],
  ['a topic has two rules for its state', [onState(userState, nothing), onState(userState, nothing)], []],
  ['it listens to a public topic, which is compacted', [on(publishedPetUpdated, nothing)], [publishedPetWithdrawn]],
])('a definition is refused when %s', (_, rules, ignores) => {
  expect(() => define(rules, ignores)).toThrow('test.reactor');
});
