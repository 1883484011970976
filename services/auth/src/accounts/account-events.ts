import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  contactErased,
  contactUpdated,
  UserType,
  userDeactivated,
  userEmailConfirmed,
  userErased,
  userPasswordChanged,
  userProfileUpdated,
  userReactivated,
  userRegistered,
  userRoleChanged,
  type ContactSchema,
  type EveryField,
  type UserSchema,
} from '@paltu/contracts';
import { outgoingEvent, type OutgoingEvent, type Outbox } from '@paltu/events';
import type { AccountEvent, Account } from './account.ts';

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

const toMessage = (event: AccountEvent): OutgoingEvent => {
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
const toContactMessages = ({ type, account, at }: AccountEvent): readonly OutgoingEvent[] => {
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

/** Where the events of accounts go, in a transaction. */
export const accountOutbox = (outbox: Outbox) => ({
  append: (events: readonly AccountEvent[]): Promise<void> =>
    outbox.append(events.flatMap((event) => [toMessage(event), ...toContactMessages(event)])),
});
