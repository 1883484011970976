import { expect, test } from '@jest/globals';
import { stampsAfter } from './stamps-after.ts';

const now = new Date('2026-11-22T04:05:06Z');

test('new migrations are of now, a second apart', () => {
  expect(stampsAfter([], now)).toEqual({ stamp1: '20261122040506', stamp2: '20261122040507', stamp3: '20261122040508' });
});

test('they come after those that are there, whatever the clock shows', () => {
  expect(stampsAfter(['20271231235959_create_event_tables.ts', 'README.md'], now).stamp1).toBe('20280101000000');
});
