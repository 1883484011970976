import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  UserType,
  userDeactivated,
  userEmailConfirmed,
  userErased,
  userPasswordChanged,
  userProfileUpdated,
  userReactivated,
  userRegistered,
  userRoleChanged,
  type EveryField,
  type UserSchema,
} from '@paltu/contracts';
import { outgoingEvent, type OutgoingEvent, type Outbox } from '@paltu/events';
import type { AccountEvent } from '../domain/account-events.ts';
import type { Account } from '../domain/account.ts';
import type { AccountOutbox } from '../use-cases/ports.ts';
import { toContactMessages } from './contact-messages.ts';

const userTypes = { user: UserType.USER, admin: UserType.ADMIN } as const;

/** What everybody may know of a member: no e-mail, no phone number, no address. */
const publicUser = (account: Account) =>
  ({
    id: account.id,
    version: BigInt(account.version),
    firstName: account.firstName,
    lastName: account.lastName,
    city: account.cityId,
    userType: userTypes[account.userType],
    verified: account.isEmailVerified,
    createdAt: timestampFromDate(account.createdAt),
    deactivated: account.deactivatedAt !== null,
    picture: account.picture ?? undefined,
  }) satisfies EveryField<typeof UserSchema>;

export const toMessage = (event: AccountEvent): OutgoingEvent => {
  const user = publicUser(event.account);
  const envelope = { subject: event.account.id, sequence: event.account.version, time: event.at };
  switch (event.type) {
    case 'UserDeactivated':
      return outgoingEvent(userDeactivated, { ...envelope, data: { user } });
    case 'UserReactivated':
      return outgoingEvent(userReactivated, { ...envelope, data: { user } });
    case 'UserEmailConfirmed':
      return outgoingEvent(userEmailConfirmed, { ...envelope, data: { user } });
    case 'UserPasswordChanged':
      return outgoingEvent(userPasswordChanged, { ...envelope, data: { user } });
    case 'UserErased':
      return outgoingEvent(userErased, { ...envelope, data: { user } });
    case 'UserRegistered':
      return outgoingEvent(userRegistered, { ...envelope, data: { user } });
    case 'UserRoleChanged': {
      const previousUserType = userTypes[event.previousUserType];
      return outgoingEvent(userRoleChanged, { ...envelope, data: { user, previousUserType } });
    }
    case 'UserProfileUpdated':
      return outgoingEvent(userProfileUpdated, { ...envelope, data: { user } });
  }
};

/** The account as it is, when nothing has happened to it. */
export const stateOfAccount = (account: Account): OutgoingEvent =>
  toMessage({ type: 'UserProfileUpdated', account, at: account.updatedAt });

export const accountOutbox = (outbox: Outbox): AccountOutbox => ({
  append: (events) => outbox.append(events.flatMap((event) => [toMessage(event), ...toContactMessages(event)])),
});
