import { expect, test } from '@jest/globals';
import { silentLogger, type MemberId } from '@paltu/kernel';
import type { AppointmentScope, InAppointmentTransaction } from './appointment-store.ts';
import { remindOfAppointments } from './appointment-use-cases.ts';
import type { AppointmentId, VetId } from './appointment.ts';

const clock = { now: () => new Date('2027-03-01T08:00:00Z') };

test('everybody is reminded of an appointment, but where that fails', async () => {
  const due = ['1', '2', '3'].map((id) => ({
    id: id as AppointmentId,
    vetId: 'vet' as VetId,
    vetOwnerId: 'owner' as MemberId,
    dueAt: clock.now(),
  }));
  const read: string[] = [];
  const findUnlessHeld = async (id: AppointmentId) => {
    if (id === '1') throw new Error('this one fails');
    read.push(id);
    return undefined;
  };
  const scope = { calendars: { lockSkipLocked: async () => ({}) }, appointments: { findUnlessHeld } };
  const inTransaction: InAppointmentTransaction = (work) => work(scope as unknown as AppointmentScope);
  await remindOfAppointments({
    inTransaction,
    queries: { listDue: async () => due },
    findAway: async () => new Set(),
    clock,
    logger: silentLogger,
  })();
  expect(read).toEqual(['2', '3']);
});
