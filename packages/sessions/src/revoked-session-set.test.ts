import { expect, test } from '@jest/globals';
import { rememberForMs, revokedSessionSet } from './revoked-session-set.ts';

const clockAt = (start: number) => {
  let now = start;
  return { now: () => new Date(now), pass: (ms: number) => void (now += ms) };
};

test('a revoked session is refused at once', () => {
  const revoked = revokedSessionSet(clockAt(0));
  revoked.add('one');
  expect(revoked.has('one')).toBe(true);
  expect(revoked.has('two')).toBe(false);
});

test('a session is forgotten once no access token of it can live', () => {
  const clock = clockAt(1_000_000);
  const revoked = revokedSessionSet(clock);
  revoked.add('old');
  clock.pass(rememberForMs + 1);
  revoked.add('new');
  expect(revoked.size()).toBe(1);
  expect(revoked.has('new')).toBe(true);
});

test('a session that is revoked again is remembered from then on', () => {
  const clock = clockAt(1_000_000);
  const revoked = revokedSessionSet(clock);
  revoked.add('twice');
  revoked.add('other');
  clock.pass(rememberForMs - 1);
  revoked.add('twice');
  clock.pass(2);
  revoked.add('new');
  expect([revoked.has('twice'), revoked.has('other')]).toEqual([true, false]);
});
