import { expect, test } from '@jest/globals';
import { isToCome, stepsOf } from './appointment-steps.ts';
import type { AppointmentState } from './appointment-steps.ts';

const begins = Date.parse('2026-11-24T05:00:00.000Z');
const anHour = 3_600_000;
const visit = (status: AppointmentState['status'] = 'booked'): AppointmentState => ({
  status,
  startsAt: new Date(begins).toISOString(),
  mayCancelUntil: new Date(begins - 2 * anHour).toISOString(),
});

test('a guest cancels until two hours before, and not a moment later', () => {
  expect(stepsOf(visit(), 'guest', begins - 2 * anHour)).toEqual(['cancel']);
  expect(stepsOf(visit(), 'guest', begins - 2 * anHour + 1)).toEqual([]);
});

test('a vet cancels until it begins, and records from then on whether the guest came', () => {
  expect(stepsOf(visit(), 'vet', begins - 1)).toEqual(['cancel']);
  expect(stepsOf(visit(), 'vet', begins)).toEqual(['completed', 'no-show']);
  expect([isToCome(visit(), begins - 1), isToCome(visit(), begins)]).toEqual([true, false]);
});

test.each(['cancelled', 'completed', 'no-show'] as const)('nothing more is done with one that is %s', (status) => {
  const early = begins - 9 * anHour;
  expect([stepsOf(visit(status), 'guest', early), stepsOf(visit(status), 'vet', begins), isToCome(visit(status), early)]).toEqual([
    [],
    [],
    false,
  ]);
});
