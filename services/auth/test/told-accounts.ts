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
  userRoleChanged,
} from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import { toldEvent, type Telling } from '@paltu/testing/events';
import fc from 'fast-check';
import type { Account, PictureId, UserType } from '../src/accounts/domain/account.ts';
import { accountOutbox, stateOfAccount } from '../src/accounts/events/account-messages.ts';
import { contactOfAccount } from '../src/accounts/events/contact-messages.ts';

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
  pendingEmail: fc.constant(null),
  createdAt: instant,
  updatedAt: instant,
});

const telling = ({ account, at }: { account: Account; at: Date }, beside: object = {}): Telling => ({
  subject: account.id,
  sequence: account.version,
  time: at,
  data: {
    user: {
      ...account,
      city: account.cityId,
      verified: account.isEmailVerified,
      deactivated: account.deactivatedAt !== null,
      picture: account.picture ?? undefined,
    },
    ...beside,
  },
});

const tellingContact = ({ account, at }: { account: Account; at: Date }): Telling => ({
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

const toldContacts = [
  ...(['UserRegistered', 'UserProfileUpdated', 'UserEmailConfirmed'] as const).map((type) =>
    toldEvent({
      definition: contactUpdated,
      facts: fc.record({ account, at: instant }),
      say: (fact, outbox) => accountOutbox(outbox).append([{ type, ...fact }]),
      tells: tellingContact,
    }),
  ),
  toldEvent({
    definition: contactUpdated,
    facts: account,
    say: (fact, outbox) => outbox.append([contactOfAccount(fact)]),
    tells: (fact) => tellingContact({ account: fact, at: fact.updatedAt }),
  }),
  toldEvent({
    definition: contactErased,
    facts: fc.record({ account, at: instant }),
    say: (fact, outbox) => accountOutbox(outbox).append([{ type: 'UserErased', ...fact }]),
    tells: ({ account: { id, version }, at }) => ({ subject: id, sequence: version, time: at, data: {} }),
  }),
];

export const toldEvents = [
  ...toldContacts,
  toldEvent({
    definition: userRegistered,
    facts: fc.record({ account, at: instant }),
    say: (fact, outbox) => accountOutbox(outbox).append([{ type: 'UserRegistered', ...fact }]),
    tells: (fact) => telling(fact),
  }),
  toldEvent({
    definition: userRoleChanged,
    facts: fc.record({ account, at: instant, previousUserType: userType }),
    say: (fact, outbox) => accountOutbox(outbox).append([{ type: 'UserRoleChanged', ...fact }]),
    tells: (fact) => telling(fact, { previousUserType: fact.previousUserType }),
  }),
  toldEvent({
    definition: userDeactivated,
    facts: fc.record({ account, at: instant }),
    say: (fact, outbox) => accountOutbox(outbox).append([{ type: 'UserDeactivated', ...fact }]),
    tells: (fact) => telling(fact),
  }),
  toldEvent({
    definition: userReactivated,
    facts: fc.record({ account, at: instant }),
    say: (fact, outbox) => accountOutbox(outbox).append([{ type: 'UserReactivated', ...fact }]),
    tells: (fact) => telling(fact),
  }),
  toldEvent({
    definition: userEmailConfirmed,
    facts: fc.record({ account, at: instant }),
    say: (fact, outbox) => accountOutbox(outbox).append([{ type: 'UserEmailConfirmed', ...fact }]),
    tells: (fact) => telling(fact),
  }),
  toldEvent({
    definition: userPasswordChanged,
    facts: fc.record({ account, at: instant }),
    say: (fact, outbox) => accountOutbox(outbox).append([{ type: 'UserPasswordChanged', ...fact }]),
    tells: (fact) => telling(fact),
  }),
  toldEvent({
    definition: userErased,
    facts: fc.record({ account, at: instant }),
    say: (fact, outbox) => accountOutbox(outbox).append([{ type: 'UserErased', ...fact }]),
    tells: (fact) => telling(fact),
  }),
  toldEvent({
    definition: userProfileUpdated,
    facts: fc.record({ account, at: instant }),
    say: (fact, outbox) => accountOutbox(outbox).append([{ type: 'UserProfileUpdated', ...fact }]),
    tells: (fact) => telling(fact),
  }),
  toldEvent({
    definition: userProfileUpdated,
    facts: account,
    say: (fact, outbox) => outbox.append([stateOfAccount(fact)]),
    tells: (fact) => telling({ account: fact, at: fact.updatedAt }),
  }),
];
