import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  appointmentBooked,
  appointmentCancelled,
  appointmentCompleted,
  appointmentMissed,
  AppointmentStatus,
  reviewPosted,
  reviewRemoved,
} from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { ownFigures } from './own-figures.ts';
import { eraseDeactivated, registerAndLogIn, startAuth, type LoggedIn, type RunningAuth } from './running-auth.ts';

let auth: RunningAuth;
let figures: ReturnType<typeof ownFigures>;
beforeAll(async () => {
  auth = await startAuth();
  figures = ownFigures(auth);
});
afterAll(() => auth.stop());

const aGuestAndAVet = async () => [await registerAndLogIn(auth.one), await registerAndLogIn(auth.one)] as const;

/** An appointment of `guest`, as it is after its `sequence`-th event. */
const visit = (id: string, [guest, vet]: readonly [LoggedIn, LoggedIn], sequence: number, status: AppointmentStatus) => ({
  subject: id,
  sequence,
  data: { appointment: { id, version: BigInt(sequence), vetOwnerId: vet.user.id, guestId: guest.user.id, status } },
});
const book = (sides: readonly [LoggedIn, LoggedIn], id = newId()) =>
  auth.one.publishToBus(appointmentBooked, visit(id, sides, 1, AppointmentStatus.BOOKED)).then(() => id);

/** A review of the vet `vetId`, as it is after the `sequence`-th event about the vet's reviews. */
const review = (
  ids: { id: string; vetId: string },
  [author, vet]: readonly [LoggedIn, LoggedIn],
  sequence: number,
  authorErased = false,
) => ({
  subject: ids.vetId,
  sequence,
  data: {
    review: { ...ids, version: BigInt(sequence), vetOwnerId: vet.user.id, authorId: author.user.id, rating: 5, authorErased },
  },
});

test('visits that a member booked count until they are called off, also one that was missed; the vet sees that somebody booked', async () => {
  const sides = await aGuestAndAVet();
  const [guest, vet] = sides;
  await figures.becomes(guest, { appointments: 0, reviewsGiven: 0, done: ['account.registered'] });
  const [kept, off] = [await book(sides), await book(sides)];
  await figures.becomes(guest, { appointments: 2, done: ['appointment.booked', 'appointment.booked', 'account.registered'] });
  await figures.becomes(vet, { appointments: 0, done: ['appointment.received', 'appointment.received', 'account.registered'] });
  await auth.one.publishToBus(appointmentCancelled, visit(off, sides, 2, AppointmentStatus.CANCELLED));
  await figures.becomes(guest, { appointments: 1 });
  await auth.one.publishToBus(appointmentCompleted, visit(kept, sides, 2, AppointmentStatus.COMPLETED));
  await eventually(async () => (await figures.read(guest)).done[0] === 'appointment.completed', 'it has taken place');
  const missed = await book(sides);
  await auth.one.publishToBus(appointmentMissed, visit(missed, sides, 2, AppointmentStatus.NO_SHOW));
  await figures.becomes(guest, { appointments: 2 });
  expect((await figures.read(guest)).done).toContain('appointment.cancelled');
  expect((await figures.read(vet)).done).toEqual([...Array<string>(3).fill('appointment.received'), 'account.registered']);
});

test('a review counts once however often it is published, and no more when it is removed; each side sees it, and never whose it is', async () => {
  const sides = await aGuestAndAVet();
  const [author, vet] = sides;
  const ids = { id: newId(), vetId: newId() };
  await auth.one.publishToBus(reviewPosted, review(ids, sides, 1));
  await figures.becomes(author, { reviewsGiven: 1, done: ['review.given', 'account.registered'] });
  await auth.one.publishToBus(reviewPosted, review(ids, sides, 2));
  await auth.one.publishToBus(reviewPosted, review({ id: newId(), vetId: newId() }, sides, 1));
  await figures.becomes(author, { reviewsGiven: 2, done: ['review.given', 'review.given', 'account.registered'] });
  await figures.becomes(vet, { reviewsGiven: 0, done: ['review.received', 'review.received', 'account.registered'] });
  const { body } = await auth.one.call('GET', '/auth/export', { as: vet });
  expect(JSON.stringify(body)).not.toContain(author.user.id);
  await auth.one.publishToBus(reviewRemoved, review(ids, sides, 3));
  await figures.becomes(author, { reviewsGiven: 1, done: ['review.given', 'account.registered'] });
  await figures.becomes(vet, { done: ['review.received', 'account.registered'] });
});

test('both numbers are in the export, and a rebuild counts the same again', async () => {
  const sides = await aGuestAndAVet();
  const [guest] = sides;
  await auth.one.publishToBus(appointmentCancelled, visit(await book(sides), sides, 2, AppointmentStatus.CANCELLED));
  await book(sides);
  await auth.one.publishToBus(reviewPosted, review({ id: newId(), vetId: newId() }, sides, 1));
  // Two visits may be consumed in any order, so that one is counted before all were consumed.
  await eventually(async () => (await figures.read(guest)).done.length === 5, 'all is consumed');
  await figures.becomes(guest, { appointments: 1, reviewsGiven: 1 });
  const before = await figures.read(guest);
  const { data } = (await auth.one.call('GET', '/auth/export', { as: guest })).body;
  expect(data.figures).toMatchObject({ appointments: 1, reviewsGiven: 1 });
  await figures.rebuild();
  await eventually(async () => (await figures.read(guest)).reviewsGiven === 1, 'it is filled again');
  await figures.becomes(guest, before);
});

test('nothing is kept of a member who is erased, also when more events of them come later, or all of them again', async () => {
  const sides = await aGuestAndAVet();
  const [guest, vet] = sides;
  const ids = { id: newId(), vetId: newId() };
  const booked = await book(sides);
  await auth.one.publishToBus(appointmentCompleted, visit(booked, sides, 2, AppointmentStatus.COMPLETED));
  await auth.one.publishToBus(reviewPosted, review(ids, sides, 1));
  await figures.becomes(guest, { appointments: 1, reviewsGiven: 1 });
  await auth.one.call('DELETE', '/auth/deactivate', { as: guest });
  await eraseDeactivated(auth);
  const { database } = auth.one;
  const kept = async () => [
    ...(await database('activities').where({ member_id: guest.user.id })),
    ...(await database('appointments').where({ guest_id: guest.user.id })),
    ...(await database('reviews').where({ author_id: guest.user.id })),
  ];
  await eventually(async () => (await kept()).length === 0, 'all is forgotten');
  await auth.one.publishToBus(reviewPosted, review(ids, sides, 2, true));
  await figures.rebuild();
  await book(sides);
  await eventually(
    async () => (await database('activities').where({ member_id: vet.user.id, type: 'appointment.received' })).length === 2,
    'all is read again',
  );
  expect(await kept()).toEqual([]);
});
