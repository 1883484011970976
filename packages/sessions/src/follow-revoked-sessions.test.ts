import { expect, test } from '@jest/globals';
import { sessionRevoked } from '@paltu/contracts';
import { memoryBus, toMessage, type EventBus } from '@paltu/events';
import { partialEvent } from '@paltu/events/partial-event';
import { silentLogger, systemClock } from '@paltu/kernel';
import { followRevokedSessions } from './follow-revoked-sessions.ts';

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
