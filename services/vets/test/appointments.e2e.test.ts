import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { appointmentBooked } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { startVets, type RunningVets, type Someone } from './running-vets.ts';

/** 2027-05-04, 10:00 in Pakistan. */
const start = new Date('2027-05-04T05:00:00Z');
let now = start;
let vets: RunningVets;
let owner: Someone;
let vetId: string;
let sana: Someone;
let bilal: Someone;
beforeAll(async () => {
  vets = await startVets({ clock: { now: () => now } });
  sana = await vets.someone({ firstName: 'Sana', lastName: 'Ahmed' });
  bilal = await vets.someone({ firstName: 'Bilal', lastName: 'Shah' });
});
beforeEach(async () => {
  now = start;
  ({ owner, id: vetId } = await vets.someVet({ phone: '0300 7654321' }));
});
afterAll(() => vets.stop());

const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
const oneSlot = async (date = '2027-05-06', time = '09:00') => (await vets.opened(owner, date, time))[0];
const slots = async () => (await vets.call('GET', `/vets/${vetId}/slots`)).body.data.slots as { status: string }[];

describe('a slot', () => {
  test('is booked at once, by id or by day and time; each side sees how the other is reached', async () => {
    const slotId = await oneSlot();
    const { status, body } = await vets.book(sana, vetId, { slotId, preferredDate: '2027-05-06', preferredTime: '09:00' });
    expect([status, body.data.appointment]).toMatchObject([
      201,
      {
        status: 'booked',
        date: '2027-05-06',
        time: '09:00',
        petName: 'موتی',
        vet: { phone: '+923007654321' },
        guest: { phone: '+923001234567' },
      },
    ]);
    expect(await slots()).toMatchObject([{ status: 'booked' }]);
    const { id } = body.data.appointment as { id: string };
    expect(await vets.untilPublished(appointmentBooked, id)).toMatchObject({
      appointment: { id, guestId: sana.userId, vetOwnerId: owner.userId },
    });
    await oneSlot('2027-05-07', '14:00');
    expect(await vets.book(bilal, vetId, { preferredDate: '2027-05-07', preferredTime: '14:00' })).toMatchObject({ status: 201 });
    expect(await vets.remove(owner, [slotId])).toMatchObject({ status: 409, body: { code: 'slot.booked' } });
  });

  test("is refused when it is taken, past, not there, one's own, or not what was meant", async () => {
    const slotId = await oneSlot();
    await vets.booked(sana, vetId, slotId);
    expect(await vets.book(bilal, vetId, { slotId })).toMatchObject({ status: 409, body: { code: 'slot.not-free' } });
    expect(await vets.book(bilal, vetId, { slotId: newId() })).toMatchObject({ status: 404, body: { code: 'slot.not-found' } });
    expect(await vets.book(bilal, newId(), { slotId })).toMatchObject({ status: 404, body: { code: 'vet.not-found' } });
    expect(await vets.book(owner, vetId, { slotId })).toMatchObject({ status: 403, body: { code: 'appointment.own-profile' } });
    const other = await oneSlot('2027-05-06', '10:00');
    expect(await vets.book(bilal, vetId, { slotId: other, preferredDate: '2027-05-06', preferredTime: '10:30' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'slotId' }] },
    });
    for (const [wrong, path] of [
      [{}, 'slotId'],
      [{ preferredDate: '2027-05-06' }, 'preferredDate'],
      [{ preferredDate: '2027-02-30', preferredTime: '09:00' }, 'preferredDate'],
      [{ slotId: other, petType: 'whale' }, 'petType'],
    ] as const)
      expect((await vets.book(bilal, vetId, wrong)).body.errors.map((error: { path: string }) => error.path)).toContain(path);
    later(49);
    expect(await vets.book(bilal, vetId, { slotId: other })).toMatchObject({ status: 409, body: { code: 'slot.not-free' } });
  });

  test('is not booked a fourth time with one vet', async () => {
    const ids = await vets.opened(owner, '2027-05-06', '09:00', '10:00', '11:00', '12:00');
    const first = await vets.booked(sana, vetId, ids[0]);
    for (const slotId of ids.slice(1, 3)) await vets.booked(sana, vetId, slotId);
    expect(await vets.book(sana, vetId, { slotId: ids[3] })).toMatchObject({ status: 409, body: { code: 'appointment.too-many' } });
    await vets.cancel(sana, first);
    expect(await vets.book(sana, vetId, { slotId: ids[3] })).toMatchObject({ status: 201 });
  });
});

describe('an appointment', () => {
  test('is called off by its guest until two hours before, and the slot is free again', async () => {
    const slotId = await oneSlot();
    const id = await vets.booked(sana, vetId, slotId);
    expect(await vets.cancel(bilal, id)).toMatchObject({ status: 404, body: { code: 'appointment.not-found' } });
    for (const _ of [1, 2])
      expect(await vets.cancel(sana, id)).toMatchObject({
        status: 200,
        body: { data: { appointment: { status: 'cancelled', closing: { by: 'guest' } } } },
      });
    expect(await slots()).toMatchObject([{ status: 'free' }]);
    const again = await vets.booked(bilal, vetId, slotId);
    later(45.1);
    expect(await vets.cancel(bilal, again)).toMatchObject({ status: 409, body: { code: 'appointment.too-late' } });
    expect(await vets.cancel(owner, again)).toMatchObject({ status: 400, body: { errors: [{ path: 'reason' }] } });
    expect(await vets.cancel(owner, again, 'I am ill')).toMatchObject({
      status: 200,
      body: { data: { appointment: { closing: { by: 'vet', reason: 'I am ill' } } } },
    });
    expect(await vets.setStatus(owner, again, 'completed')).toMatchObject({ status: 409, body: { code: 'appointment.already-ended' } });
  });

  test('is completed, or missed, by the word of the vet once it has begun', async () => {
    const [one, other] = await vets.opened(owner, '2027-05-06', '09:00', '10:00');
    const [came, missed] = [await vets.booked(sana, vetId, one), await vets.booked(bilal, vetId, other)];
    expect(await vets.setStatus(owner, came, 'completed')).toMatchObject({ status: 409, body: { code: 'appointment.too-early' } });
    later(48);
    expect(await vets.setStatus(sana, came, 'completed')).toMatchObject({ status: 403, body: { code: 'appointment.not-yours' } });
    expect(await vets.setStatus(owner, came, 'Completed')).toMatchObject({ status: 400 });
    expect(await vets.setStatus(owner, came, 'completed')).toMatchObject({ status: 200 });
    expect(await vets.setStatus(owner, missed, 'no-show')).toMatchObject({
      status: 200,
      body: { data: { appointment: { status: 'no-show' } } },
    });
    expect(await vets.cancel(sana, came)).toMatchObject({ status: 409, body: { code: 'appointment.already-ended' } });
    expect((await vets.call('GET', '/vets/user/stats', { as: owner })).body.data.stats).toMatchObject({
      appointments: { booked: 0, cancelled: 0, completed: 1, 'no-show': 1, total: 2 },
      patients: 1,
      freeSlots: 0,
    });
    expect(await vets.call('GET', '/vets/user/stats', { as: sana })).toMatchObject({ status: 404, body: { code: 'vet.not-found' } });
  });

  test('stands in the lists of its two sides, by day, status and time', async () => {
    const guest = await vets.someone();
    const ids = await vets.opened(owner, '2027-05-06', '00:00', '23:30');
    for (const slotId of ids) await vets.booked(guest, vetId, slotId);
    const times = async (who: Someone, query: string) => (await vets.appointments(who, query)).map(({ time }) => time);
    expect(await times(guest, '?when=upcoming')).toEqual(['00:00', '23:30']);
    expect(await times(owner, '?as=vet')).toEqual(['23:30', '00:00']);
    expect(await times(owner, '?as=guest')).toEqual([]);
    expect(await times(owner, '?date=2027-05-06&status=booked')).toEqual(['00:00', '23:30']);
    expect(await times(owner, '?date=2027-05-05')).toEqual([]);
    later(40);
    expect([await times(guest, '?when=past'), await times(guest, '?when=upcoming')]).toEqual([['00:00'], ['23:30']]);
    const { body } = await vets.call('GET', '/vets/export', { as: owner });
    expect([body.data.vetProfile.id, body.data.appointments.length]).toEqual([vetId, 2]);
    expect((await vets.call('GET', '/vets/export', { as: guest })).body.data).toMatchObject({ vetProfile: null, appointments: [{}, {}] });
  });
});

test('time reminds a day and two hours before, and completes a day after; each is published once, whatever instance looks', async () => {
  const second = await startVets({ clock: { now: () => now }, beside: vets });
  const id = await vets.booked(sana, vetId, await oneSlot());
  for (const hours of [22, 1, 1, 20, 1, 3, 23, 1]) {
    later(hours);
    await Promise.all([vets, second, vets].map((instance) => instance.runJob('remind of appointments')));
    await vets.runJob('remind of appointments');
  }
  await second.stop();
  await eventually(() => vets.story(id).includes('completed'), 'all is published');
  expect(vets.story(id)).toEqual(['booked', 'due', 'due', 'completed']);
  expect((await vets.appointments(owner)).find((one) => one.id === id)?.closing).toMatchObject({ by: 'product', code: 'over' });
});

test.each(['vets', 'appointments'])(
  'while one of the %s is held, reminders of the others are published, and its own in the next run',
  async (kind) => {
    const id = await vets.booked(sana, vetId, await oneSlot('2027-05-05', '11:00'));
    const { owner: another, id: anotherId } = await vets.someVet();
    const [slotId] = await vets.opened(another, '2027-05-05', '12:00');
    const behind = await vets.booked(bilal, anotherId, slotId);
    later(3);
    const letGo = await vets.kept.hold(kind, kind === 'vets' ? vetId : id);
    await vets.runJob('remind of appointments').finally(letGo);
    await eventually(() => vets.story(behind).includes('due'), 'the other reminder is published');
    expect(vets.story(id)).toEqual(['booked']);
    await vets.runJob('remind of appointments');
    await eventually(() => vets.story(id).includes('due'), 'its reminder is published');
    expect(vets.story(behind)).toEqual(['booked', 'due']);
  },
);

describe('a side leaves', () => {
  const is = (who: Someone, id: string, status: string) =>
    eventually(async () => (await vets.appointments(who)).find((one) => one.id === id)?.status === status, `it is ${status}`);

  test('a guest: what is to come is cancelled, and nothing more is booked', async () => {
    const leaver = await vets.someone();
    const [one, other] = await vets.opened(owner, '2027-05-06', '09:00', '10:00');
    const id = await vets.booked(leaver, vetId, one);
    await vets.leaves(leaver);
    await is(owner, id, 'cancelled');
    expect((await vets.appointments(owner)).find((each) => each.id === id)?.guest.phone).toBeNull();
    expect(await slots()).toMatchObject([{ status: 'free' }, { status: 'free' }]);
    expect(await vets.book(leaver, vetId, { slotId: other })).toMatchObject({ status: 403, body: { code: 'account.deactivated' } });
    expect(await vets.call('POST', '/vets', { as: leaver, json: {} })).toMatchObject({ status: 400 });
    await vets.isErased(leaver);
    await eventually(async () => (await vets.appointments(owner))[0]?.message === '', 'the words are gone');
    expect((await vets.appointments(owner))[0]).toMatchObject({ petName: '', message: '', status: 'cancelled' });
    await eventually(async () => (await vets.appointments(owner))[0]?.guest.fullName === 'Former member', 'the name is gone');
  });

  test('after the visit: it stays completed, without a number to call', async () => {
    const leaver = await vets.someone();
    const id = await vets.booked(leaver, vetId, await oneSlot());
    later(72);
    await vets.runJob('remind of appointments');
    const guest = async () => (await vets.appointments(owner)).find((one) => one.id === id);
    expect(await guest()).toMatchObject({ status: 'completed', guest: { phone: '+923001234567' } });
    await vets.leaves(leaver);
    await eventually(async () => (await guest())?.guest.phone === null, 'the number is hidden');
    expect((await guest())?.status).toBe('completed');
  });

  test('who is suspended: the profile is hidden, no visit is cancelled on either side, and all of it is there again', async () => {
    const guest = await vets.someone();
    const [one, other] = await vets.opened(owner, '2027-05-07', '09:00', '10:00');
    const id = await vets.booked(guest, vetId, one);
    const statusOf = async () => (await vets.appointments(guest)).find((each) => each.id === id)?.status;
    const before = await statusOf();
    const shown = async () => (await vets.call('GET', `/vets/${vetId}`)).status;
    const isAway = (who: Someone) =>
      eventually(
        async () => (await vets.database('presences').where({ id: who.userId, is_away: true })).length === 1,
        'the event of auth was consumed',
      );
    for (const who of [owner, guest]) {
      await vets.isSuspended(who);
      await isAway(who);
    }
    await eventually(async () => (await shown()) === 404, 'the profile is hidden');
    expect((await vets.book(guest, vetId, { slotId: other })).status).toBe(403);
    for (const who of [owner, guest]) await vets.isReinstated(who);
    await eventually(async () => (await shown()) === 200, 'the profile is back');
    expect(await statusOf()).toBe(before);
    expect(before).not.toBe('cancelled');
  });

  test('who is suspended as a vet: nobody is reminded of a visit, and what begins soon is called off in time for its guest', async () => {
    const bookAt = async (time: string) => vets.booked(sana, vetId, await oneSlot('2027-05-05', time));
    // In 20 hours, and in 30.
    const [soon, afterwards] = [await bookAt('06:00'), await bookAt('16:00')];
    await vets.isSuspended(owner);
    await is(sana, soon, 'cancelled');
    const shown = async (id: string) => (await vets.appointments(sana)).find((one) => one.id === id);
    expect(await shown(soon)).toMatchObject({ closing: { by: 'vet', code: 'vet-away' } });
    expect(await shown(afterwards)).toMatchObject({ status: 'booked', vet: { isAway: true } });
    later(6);
    await Promise.all([1, 2].map(() => vets.runJob('remind of appointments')));
    expect(await shown(afterwards)).toMatchObject({ status: 'cancelled', closing: { code: 'vet-away' } });
    await eventually(() => vets.story(afterwards).includes('cancelled'), 'the other side is notified');
    expect(vets.story(afterwards)).toEqual(['booked', 'cancelled']);
    await vets.isReinstated(owner);
  });

  test('a vet: the profile is hidden, visits are cancelled; who is back is shown again', async () => {
    const id = await vets.booked(sana, vetId, await oneSlot());
    const shown = async () => (await vets.call('GET', `/vets/${vetId}`)).status;
    await vets.leaves(owner);
    await is(sana, id, 'cancelled');
    expect(await shown()).toBe(404);
    await vets.returns(owner);
    await eventually(async () => (await shown()) === 200, 'the profile is back');
    await vets.isErased(owner);
    await eventually(async () => (await shown()) === 404, 'the profile is gone');
    expect((await vets.call('GET', `/vets/${vetId}`, { as: await vets.someone({ role: 'admin' }) })).body.data.vet).toMatchObject({
      name: '',
      address: '',
      phone: '',
    });
    expect((await vets.appointments(sana)).find((one) => one.id === id)?.vet).toMatchObject({ name: 'Former member', phone: null });
  });
});
