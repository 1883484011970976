import { expect, test } from '@jest/globals';
import type { MemberId } from '@paltu/kernel';
import { mailDueAt, afterQuietHours, usualSettings, waysOf } from './notice-settings.ts';

/** An instant of the 3rd of March by the clocks of Pakistan. */
const at = (time: string, day = '03'): Date => new Date(`2026-03-${day}T${time}:00+05:00`);

const night = { from: '22:00', until: '07:00' };

test.each([
  ['21:59', at('21:59')],
  ['22:00', at('07:00', '04')],
  ['23:30', at('07:00', '04')],
  ['00:00', at('07:00')],
  ['06:59', at('07:00')],
  ['07:00', at('07:00')],
])('at %s of a night that is quiet a mail waits for its end', (time, expected) => {
  expect(afterQuietHours(night, at(time))).toEqual(expected);
});

test.each([
  [{ from: '13:00', until: '14:00' }, '13:30', at('14:00')],
  [{ from: '13:00', until: '14:00' }, '14:00', at('14:00')],
  [{ from: '13:00', until: '13:00' }, '13:00', at('13:00')],
  [null, '23:00', at('23:00')],
])('of %j at %s nothing waits longer than it has to', (quiet, time, expected) => {
  expect(afterQuietHours(quiet, at(time))).toEqual(expected);
});

test('a message is mailed after ten minutes, and not in the night; what begins soon is mailed at once', () => {
  const settings = { ...usualSettings('member' as MemberId), quietHours: night };
  expect(mailDueAt('message.received', settings, at('12:00'))).toEqual(at('12:10'));
  expect(mailDueAt('message.received', settings, at('21:55'))).toEqual(at('07:00', '04'));
  expect(mailDueAt('appointment.due', settings, at('23:00'))).toEqual(at('23:00'));
});

test('a member who wants nothing of messages still learns what was upheld of them, and what came of the objection', () => {
  const usual = usualSettings('member' as MemberId);
  const none = { bell: false, mail: false, push: false };
  const settings = { ...usual, groups: { ...usual.groups, messages: none } };
  expect(waysOf(settings, 'message.received')).toEqual(none);
  for (const type of ['conduct.upheld', 'conduct.objection-accepted', 'conduct.objection-refused'] as const)
    expect(waysOf(settings, type)).toEqual({ bell: true, mail: true, push: true });
});
