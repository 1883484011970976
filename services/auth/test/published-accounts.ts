import {
  contactErased,
  contactUpdated,
  userDeactivated,
  userEmailConfirmed,
  userErased,
  userPasswordChanged,
  userProfileUpdated,
  userReactivated,
  userRegistered,
  userReinstated,
  userRoleChanged,
  userSuspended,
} from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import { publishedEvent, type ExpectedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import type { Account, PictureId, UserType } from '../src/accounts/account.ts';
import { accountOutbox, stateOfAccount, contactOfAccount } from '../src/accounts/account-events.ts';

const text = fc.string({ unit: 'grapheme' });
const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const userType = fc.constantFrom<UserType>('user', 'admin');

const account: fc.Arbitrary<Account> = fc.record({
  id: fc.uuid().map((id) => id as MemberId),
  version: fc.integer({ min: 1 }),
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  cityId: text,
  address: text,
  marketingEmails: fc.boolean(),
  passwordHash: text,
  bio: text,
  picture: fc.option(
    fc.record({
      id: fc.uuid().map((id) => id as PictureId),
      width: fc.integer({ min: 1, max: 1600 }),
      height: fc.integer({ min: 1, max: 9_000 }),
    }),
  ),
  userType,
  isEmailVerified: fc.boolean(),
  emailVerifiedAt: fc.option(instant),
  deactivatedAt: fc.option(instant),
  suspendedAt: fc.option(instant),
  pendingEmail: fc.constant(null),
  createdAt: instant,
  updatedAt: instant,
});

const expectedEvent = ({ account, at }: { account: Account; at: Date }, beside: object = {}): ExpectedEvent => ({
  subject: account.id,
  sequence: account.version,
  time: at,
  data: {
    user: {
      ...account,
      city: account.cityId,
      verified: account.isEmailVerified,
      deactivated: account.deactivatedAt !== null,
      suspended: account.suspendedAt !== null,
      picture: account.picture ?? undefined,
    },
    ...beside,
  },
});

const expectedContact = ({ account, at }: { account: Account; at: Date }): ExpectedEvent => ({
  subject: account.id,
  sequence: account.version,
  time: at,
  data: {
    contact: {
      ...account,
      emailVerified: account.isEmailVerified,
      emailVerifiedAt: account.emailVerifiedAt ?? undefined,
    },
  },
});

const publishedContacts = [
  ...(['UserRegistered', 'UserProfileUpdated', 'UserEmailConfirmed'] as const).map((type) =>
    publishedEvent({
      definition: contactUpdated,
      facts: fc.record({ account, at: instant }),
      publish: (fact, outbox) => accountOutbox(outbox).append([{ type, ...fact }]),
      expected: expectedContact,
    }),
  ),
  publishedEvent({
    definition: contactUpdated,
    facts: account,
    publish: (fact, outbox) => outbox.append([contactOfAccount(fact)]),
    expected: (fact) => expectedContact({ account: fact, at: fact.updatedAt }),
  }),
  publishedEvent({
    definition: contactErased,
    facts: fc.record({ account, at: instant }),
    publish: (fact, outbox) => accountOutbox(outbox).append([{ type: 'UserErased', ...fact }]),
    expected: ({ account: { id, version }, at }) => ({ subject: id, sequence: version, time: at, data: {} }),
  }),
];

export const publishedEvents = [
  ...publishedContacts,
  publishedEvent({
    definition: userRegistered,
    facts: fc.record({ account, at: instant }),
    publish: (fact, outbox) => accountOutbox(outbox).append([{ type: 'UserRegistered', ...fact }]),
    expected: (fact) => expectedEvent(fact),
  }),
  publishedEvent({
    definition: userRoleChanged,
    facts: fc.record({ account, at: instant, previousUserType: userType }),
    publish: (fact, outbox) => accountOutbox(outbox).append([{ type: 'UserRoleChanged', ...fact }]),
    expected: (fact) => expectedEvent(fact, { previousUserType: fact.previousUserType }),
  }),
  publishedEvent({
    definition: userDeactivated,
    facts: fc.record({ account, at: instant }),
    publish: (fact, outbox) => accountOutbox(outbox).append([{ type: 'UserDeactivated', ...fact }]),
    expected: (fact) => expectedEvent(fact),
  }),
  publishedEvent({
    definition: userReactivated,
    facts: fc.record({ account, at: instant }),
    publish: (fact, outbox) => accountOutbox(outbox).append([{ type: 'UserReactivated', ...fact }]),
    expected: (fact) => expectedEvent(fact),
  }),
  ...(
    [
      ['UserSuspended', userSuspended],
      ['UserReinstated', userReinstated],
    ] as const
  ).map(([type, definition]) =>
    publishedEvent({
      definition,
      facts: fc.record({ account, at: instant }),
      publish: (fact, outbox) => accountOutbox(outbox).append([{ type, ...fact }]),
      expected: (fact) => expectedEvent(fact),
    }),
  ),
  publishedEvent({
    definition: userEmailConfirmed,
    facts: fc.record({ account, at: instant }),
    publish: (fact, outbox) => accountOutbox(outbox).append([{ type: 'UserEmailConfirmed', ...fact }]),
    expected: (fact) => expectedEvent(fact),
  }),
  publishedEvent({
    definition: userPasswordChanged,
    facts: fc.record({ account, at: instant }),
    publish: (fact, outbox) => accountOutbox(outbox).append([{ type: 'UserPasswordChanged', ...fact }]),
    expected: (fact) => expectedEvent(fact),
  }),
  publishedEvent({
    definition: userErased,
    facts: fc.record({ account, at: instant }),
    publish: (fact, outbox) => accountOutbox(outbox).append([{ type: 'UserErased', ...fact }]),
    expected: (fact) => expectedEvent(fact),
  }),
  publishedEvent({
    definition: userProfileUpdated,
    facts: fc.record({ account, at: instant }),
    publish: (fact, outbox) => accountOutbox(outbox).append([{ type: 'UserProfileUpdated', ...fact }]),
    expected: (fact) => expectedEvent(fact),
  }),
  publishedEvent({
    definition: userProfileUpdated,
    facts: account,
    publish: (fact, outbox) => outbox.append([stateOfAccount(fact)]),
    expected: (fact) => expectedEvent({ account: fact, at: fact.updatedAt }),
  }),
];
