import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { contactErased, contactUpdated, type ContactSchema, type EveryField } from '@paltu/contracts';
import { outgoingEvent, type OutgoingEvent } from '@paltu/events';
import type { AccountEvent } from '../domain/account-events.ts';
import type { Account } from '../domain/account.ts';

const contactOf = ({ id, version, email, isEmailVerified, emailVerifiedAt, phone }: Account) =>
  ({
    id,
    version: BigInt(version),
    email,
    emailVerified: isEmailVerified,
    phone,
    emailVerifiedAt: emailVerifiedAt === null ? undefined : timestampFromDate(emailVerifiedAt),
  }) satisfies EveryField<typeof ContactSchema>;

const updated = (account: Account, time: Date): OutgoingEvent =>
  outgoingEvent(contactUpdated, { subject: account.id, sequence: account.version, time, data: { contact: contactOf(account) } });

/** What an event means to those who keep how members are reached. */
export const toContactMessages = ({ type, account, at }: AccountEvent): readonly OutgoingEvent[] => {
  switch (type) {
    case 'UserRegistered':
    case 'UserProfileUpdated':
    case 'UserEmailConfirmed':
      return [updated(account, at)];
    case 'UserErased':
      return [outgoingEvent(contactErased, { subject: account.id, sequence: account.version, time: at, data: {} })];
    case 'UserRoleChanged':
    case 'UserDeactivated':
    case 'UserReactivated':
    case 'UserPasswordChanged':
      return [];
  }
};

/** How the member is reached, when nothing has happened. */
export const contactOfAccount = (account: Account): OutgoingEvent => updated(account, account.updatedAt);
