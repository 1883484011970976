import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { expect, test } from '@jest/globals';
import { SessionRevocationReason, sessionRevoked, userRegistered, UserType, type EveryField, type UserSchema } from '@paltu/contracts';
import { outgoingEvent } from './event.ts';

const about = { subject: 'one', sequence: 1, time: new Date() };

const session = { sessionId: 'one', userId: 'u', reason: SessionRevocationReason.LOGOUT, revokedAt: timestampFromDate(about.time) };

const user: EveryField<typeof UserSchema> = {
  id: 'one',
  version: 1n,
  firstName: 'علی',
  lastName: 'Raza',
  city: 'lahore',
  userType: UserType.USER,
  verified: true,
  createdAt: undefined,
  deactivated: false,
  suspended: false,
  picture: undefined,
};

test('an event is made of a plain object that names every field, and has an id of its own', () => {
  const [one, other] = [
    outgoingEvent(userRegistered, { ...about, data: { user } }),
    outgoingEvent(sessionRevoked, { ...about, data: session }),
  ];
  expect(one).toMatchObject({ ...about, data: { $typeName: 'paltu.auth.v1.UserRegistered', user: { firstName: 'علی', version: 1n } } });
  expect(one.id).not.toBe(other.id);
});

// The compiler runs these expectations: each fails the type check when the line below it is accepted.
test('a field that is forgotten or misspelt is a compile error', () => {
  const { userId, ...withoutUser } = session;
  const { verified, ...unverified } = user;
  // @ts-expect-error: a field is missing
  outgoingEvent(sessionRevoked, { ...about, data: withoutUser });
  // @ts-expect-error: a field is misspelt
  outgoingEvent(sessionRevoked, { ...about, data: { ...session, reasons: 1 } });
  // @ts-expect-error: a field of the message inside is missing
  outgoingEvent(userRegistered, { ...about, data: { user: unverified } });
  // @ts-expect-error: a field has another type
  outgoingEvent(userRegistered, { ...about, data: { user: { ...user, version: 1 } } });
  expect([userId, verified]).toEqual(['u', true]);
});
