import { expect, test } from '@jest/globals';
import { sessionRevoked } from '@paltu/contracts';
import { memoryBus, toMessage, type EventBus } from '@paltu/events';
import { partialEvent } from '@paltu/events/partial-event';
import { silentLogger, systemClock } from '@paltu/kernel';
import { followRevokedSessions, rememberForMs, revokedSessionSet } from './follow-revoked-sessions.ts';

const revoke = (bus: EventBus, sessionId: string) =>
  bus.publish([toMessage(partialEvent(sessionRevoked, { subject: sessionId, data: { sessionId } }), '/paltu/auth')]);

test('a process that starts knows the sessions that ended before, and learns of those that end after', async () => {
  const bus = memoryBus();
  await revoke(bus, 'before');
  const revoked = await followRevokedSessions({ bus, logger: silentLogger, clock: systemClock });
  expect([revoked.has('before'), revoked.has('after'), revoked.isHealthy()]).toEqual([true, false, true]);

  await revoke(bus, 'after');
  for (let wait = 0; wait < 100 && !revoked.has('after'); wait += 1) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(revoked.has('after')).toBe(true);

  await revoked.stop();
  expect(revoked.isHealthy()).toBe(false);
  await bus.close();
});

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
